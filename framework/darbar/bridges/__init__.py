"""Bridges: any game as an environment of another library, for those who teach machines with its tools."""
