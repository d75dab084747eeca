"""Accounts: a name and a password bring somebody's matches back on another device. Nobody needs one."""

from functools import cache
from time import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from darbar import Seat
from msgspec.structs import replace

from .notices import checked_mail
from .refusals import NotYou as NotYou
from .refusals import Refusal
from .store import Store
from .store.rows import Account
from .tables import Listing, listed
from .tokens import hashed, is_token, new_token
from .webhooks import checked

DAYS: Final = 60
"""So many days somebody stays logged in."""

LONGEST_NAME: Final = 40
SHORTEST: Final = 8
LONGEST: Final = 200
"""How many signs a password has."""

MOST_LISTED: Final = 200


@cache
def nobodys() -> str:
    """What stands for the password of a name that nobody has: nothing that anybody can type is right."""
    return PasswordHasher().hash(new_token())


class Accounts:
    """Who has an account, and who is logged in. Names are compared in small letters."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._nobody = nobodys()

    def create(self, name: str, password: str, language: str = "") -> str:
        """A new account, whose owner is logged in at once: the secret of that."""
        shown = " ".join(name.split())
        if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
            raise Refusal("web-account-name", longest=LONGEST_NAME)
        account = Account(
            name=shown.casefold(), shown=shown, password=self._hash(password), language=language, began=time()
        )
        if not self._store.add_account(account):
            raise Refusal("web-account-taken", name=shown)
        return self._log_in(account.name)

    def enter(self, name: str, password: str) -> str:
        """Log in: a secret that stands for the account. It takes as long for a name that nobody has."""
        account = self._store.account(" ".join(name.split()).casefold())
        if not self._is_right(account, password) or account is None:
            raise NotYou
        if self._hasher.check_needs_rehash(account.password):
            self._store.change_account(replace(account, password=self._hash(password)))
        return self._log_in(account.name)

    def who(self, secret: str) -> str | None:
        """The name of the account for which a secret stands."""
        found = self._store.login(hashed(secret)) if is_token(secret) else None
        return None if found is None or found[1] < time() else found[0]

    def account(self, name: str) -> Account:
        """All that is kept of an account."""
        account = self._store.account(name)
        if account is None:
            raise NotYou
        return account

    def change(self, name: str, *, mail: str | None = None, webhook: str | None = None, language: str = "") -> None:
        """Where somebody wants to be told that it is their turn, and in which language; nothing stays as it was."""
        account = self.account(name)
        self._store.change_account(
            replace(
                account,
                mail=account.mail if mail is None else checked_mail(mail),
                webhook=account.webhook if webhook is None else webhook and checked(webhook),
                language=language or account.language,
            )
        )

    def change_password(self, name: str, old: str, new: str) -> str:
        """Another password: all who were logged in are so no more, but for whoever gets the new secret."""
        account = self._store.account(name)
        if not self._is_right(account, old) or account is None:
            raise NotYou
        self._store.change_account(replace(account, password=self._hash(new)))
        self._store.log_out_everywhere(name, time())
        return self._log_in(name)

    def leave(self, secret: str) -> None:
        """Log out."""
        self._store.log_out(hashed(secret))

    def delete(self, name: str, password: str) -> None:
        """Forget an account; its matches stay, for those who have their links."""
        if not self._is_right(self._store.account(name), password):
            raise NotYou
        self._store.delete_account(name)

    def matches(self, name: str) -> list[Listing]:
        """The matches in which an account has a seat, the latest first."""
        filed = self._store.of_account(name, MOST_LISTED)
        seats = self._store.seats_of_all([one.id for one in filed])
        return [listed(one, seats[one.id], name) for one in filed]

    def seats(self, name: str, id: str) -> list[Seat]:
        """The seats that an account has at a table: it plays them without their secrets."""
        return [one.seat for one in self._store.seats(id) if name and one.account == name]

    def _log_in(self, name: str) -> str:
        secret = new_token()
        self._store.log_in(hashed(secret), name, time() + DAYS * 24 * 3600)
        return secret

    def _hash(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refusal("web-password-length", shortest=SHORTEST, longest=LONGEST)
        return self._hasher.hash(password)

    def _is_right(self, account: Account | None, password: str) -> bool:
        """Whether the password is that of the account; one that nobody has takes as long."""
        if len(password) > LONGEST:
            return False
        try:
            return self._hasher.verify(self._nobody if account is None else account.password, password)
        except (VerificationError, InvalidHashError):
            return False
