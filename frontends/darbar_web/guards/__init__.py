"""The guards at the door: where requests come from, how many and how large they are, and what browsers are told."""
