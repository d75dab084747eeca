"""`python -m darbar` is `darbar`."""

from .cli import main

main()
