"""The guards at the door: where a request comes from, how many there are, how large they are, and what browsers are told."""
