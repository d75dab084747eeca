"""The version of the kernel, written into every record."""

VERSION = "0.1.0"
