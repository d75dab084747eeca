"""The attack on Darbar: whatever a stranger may hand in, at random, for as long as asked. `make fuzz` runs it."""
