"""People in a store: accounts, who has logged in, and where somebody is told that it is their turn."""

from darbar import Seat

from . import schema
from .database import Database, Writing
from .rows import Account, Filed, Notice


class People(Database):
    """What is kept of people, whatever they play."""

    # Accounts

    def add_account(self, account: Account) -> bool:
        """A new account; whether its name was free."""
        given = (account.name, account.shown, account.password, account.mail, account.webhook, account.language)
        return bool(self.write(lambda writing: writing.execute(schema.ADD_ACCOUNT, (*given, account.began))))

    def account(self, name: str) -> Account | None:
        """An account by its name."""
        found = self.read(schema.ACCOUNT, (name,))
        return Account(**dict(zip(Account.__struct_fields__, found[0], strict=True))) if found else None

    def change_account(self, account: Account) -> None:
        """Write what has changed in an account."""
        given = (account.shown, account.password, account.mail, account.webhook, account.language, account.name)
        self.write(lambda writing: writing.execute(schema.CHANGE_ACCOUNT, given))

    def delete_account(self, name: str) -> None:
        """Forget an account; its seats keep their secrets."""

        def delete(writing: Writing) -> None:
            writing.execute(schema.LEAVE_SEATS, (name,))
            writing.execute(schema.DELETE_ACCOUNT, (name,))
            writing.execute(schema.FORGET_MAIL, (f"@{name}",))

        self.write(delete)

    def of_account(self, name: str, most: int) -> list[Filed]:
        """The matches in which an account has a seat."""
        return [Filed.read(row) for row in self.read(schema.OF_ACCOUNT, (name, most))]

    def seats_of(self, name: str) -> dict[str, Seat]:
        """Where an account sits, by match."""
        return {match: Seat(seat) for match, seat in self.read(schema.SEATS_OF, (name,))}

    def log_in(self, token: str, account: str, until: float) -> None:
        """Remember somebody who has logged in, by the hash of a secret."""
        self.write(lambda writing: writing.execute(schema.ADD_LOGIN, (token, account, until)))

    def login(self, token: str) -> tuple[str, float] | None:
        """Who has logged in with this secret, and until when that counts."""
        found = self.read(schema.LOGIN, (token,))
        return (found[0][0], found[0][1]) if found else None

    def log_out(self, token: str) -> None:
        """Forget a secret."""
        self.write(lambda writing: writing.execute(schema.END_LOGIN, (token,)))

    def log_out_everywhere(self, account: str, now: float) -> None:
        """Forget all secrets of an account, and of anybody those that count no more."""
        self.write(lambda writing: writing.execute(schema.END_LOGINS, (account, now)))

    def tidy(self, now: float) -> None:
        """Forget what counts no more."""
        self.write(lambda writing: writing.execute(schema.END_LOGINS, ("", now)))

    # Notices

    def notices(self, id: str) -> list[Notice]:
        """Who of a match wants to be told."""
        return [
            Notice(Seat(seat), mail, webhook, told) for _, seat, mail, webhook, told in self.read(schema.NOTICE, (id,))
        ]

    def set_notice(self, id: str, notice: Notice) -> None:
        """Where the player of a seat wants to be told."""
        given = (id, notice.seat, notice.mail, notice.webhook, notice.told)
        self.write(lambda writing: writing.execute(schema.SET_NOTICE, given))

    def tell_once(self, id: str, seat: Seat, number: int) -> bool:
        """Note that a seat was told of a question; whether it had not been before."""
        given = (number, id, seat, number)
        return bool(self.write(lambda writing: writing.execute(schema.TOLD, given)))

    def confirm_mail(self, whose: str, address: str) -> None:
        """The owner of a mail address wants these notices."""
        self.write(lambda writing: writing.execute(schema.CONFIRM_MAIL, (whose, address)))

    def confirmed_mail(self, whose: str) -> str:
        """The address whose owner wants these notices; nothing without one."""
        found = self.read(schema.CONFIRMED_MAIL, (whose,))
        return str(found[0][0]) if found else ""

    def end_mail(self, whose: str, address: str) -> None:
        """The owner of a mail address wants these notices no more."""
        self.write(lambda writing: writing.execute(schema.END_MAIL, (whose, address)))
