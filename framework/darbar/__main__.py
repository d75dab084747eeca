"""`python -m darbar` is `darbar`."""

from .entry import main

main()
