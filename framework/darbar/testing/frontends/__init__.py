"""The conformance kit for frontends: every installed game is played through one, in a process of its own."""

from .kit import CHECKS, assert_frontend_conforms, check_frontend

__all__ = ["CHECKS", "assert_frontend_conforms", "check_frontend"]
