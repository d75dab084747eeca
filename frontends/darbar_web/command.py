"""`darbar serve`: a server for one person at home, or for a club."""

import os
import webbrowser
from typing import Any

import click
from darbar import DarbarError
from darbar.errors import printable
from darbar.sessions.home import home
from darbar.ui.words import LANGUAGES
from msgspec.structs import replace

from .app import application, opened
from .serving import listener, listening
from .settings import LOOPBACK, Limits, Mail, Settings, checked_origin

STORE = "web.sqlite"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen: by default for this machine.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free port.")
@click.option("--store", metavar="PATH|URL", help=f"SQLite, or postgresql://…. Default: {STORE} in Darbar's folder.")
@click.option("--address", metavar="URL", help="What people type, such as https://play.example.org.")
@click.option("--proxies", metavar="IP,IP,…", default="", help="Who may say where requests come from. Default: nobody.")
@click.option(
    "--bots", type=click.IntRange(1, 256), default=2, show_default=True, help="Processes in which bots think."
)
@click.option("--ray", metavar="ADDRESS", help="Let bots think on a Ray cluster; `local`: one of its own.")
@click.option("--language", type=click.Choice(LANGUAGES), help="For browsers that ask for none of these.")
@click.option("--no-accounts", "accounts", is_flag=True, flag_value=False, default=True, help="Offer no accounts.")
@click.option("--metrics", is_flag=True, help="Tell Prometheus at /metrics what is going on; let the proxy hide it.")
@click.option("--no-webhooks", "webhooks", is_flag=True, flag_value=False, default=True, help="Call no web addresses.")
@click.option(
    "--smtp",
    metavar="HOST[:PORT]",
    help="Mail turn notices by this server; DARBAR_SMTP_USER and DARBAR_SMTP_PASSWORD say how to enter.",
)
@click.option("--mail-from", metavar="ADDRESS", help="Whom turn notices are from.")
@click.option("--internal", metavar="URL", default="", help="Where other processes with the same PostgreSQL reach it.")
@click.option(
    "--forget-after",
    metavar="DAYS",
    type=click.IntRange(0, 36_500),
    default=0,
    help="Delete matches that nobody has answered or looked at for so long. Default: never.",
)
@click.option(
    "--requests",
    type=click.IntRange(1, 1_000_000),
    default=Limits().requests[1],
    show_default=True,
    help="So many requests a minute of one address.",
)
@click.option(
    "--streams",
    type=click.IntRange(1, 1_000_000),
    default=Limits().streams,
    show_default=True,
    help="So many pages that listen at the same time, of one address.",
)
@click.option("--open", "opens", is_flag=True, help="Open it in the browser.")
def serve(opens: bool, **given: Any) -> None:
    """Serve all installed games to browsers, and to programs.

    Matches are kept in the store: stop the server and start it again, and everything goes on. For more than your own
    machine, put a proxy with encryption before it, and say its --address.
    """
    settings = settled(**given)
    bound = listener(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    server = opened(settings, settings.store or str(home() / STORE))

    def ready() -> None:
        click.echo(printable(f"Darbar is at {settings.address} (Ctrl-C stops it)."))
        if opens:
            webbrowser.open(settings.address)

    listening(application(server), server, ready).run(sockets=[bound])


def settled(
    *,
    store: str | None,
    address: str | None,
    language: str | None,
    ray: str | None,
    smtp: str | None,
    mail_from: str | None,
    requests: int,
    streams: int,
    host: str,
    **more: Any,
) -> Settings:
    """The settings that were typed, as far as they go together."""
    if host not in LOOPBACK and not address:
        raise DarbarError("whoever listens for others than this machine says --address, as people type it")
    limits = Limits(requests=(max(requests // 2, 1), requests), streams=streams)
    return Settings(
        host=host,
        store=store or "",
        origin=checked_origin(address) if address else "",
        language=language or "",
        ray=ray or "",
        mail=mail(smtp, mail_from),
        limits=limits,
        **more,
    )


def mail(smtp: str | None, sender: str | None) -> Mail | None:
    """How mail is sent, if it is."""
    if smtp is None:
        return None
    if not sender:
        raise DarbarError("with --smtp, say with --mail-from whom turn notices are from")
    server, _, port = smtp.partition(":")
    if port and not (port.isascii() and port.isdigit()):
        raise DarbarError(f"--smtp is HOST or HOST:PORT, not {smtp!r}")
    user, password = os.environ.get("DARBAR_SMTP_USER", ""), os.environ.get("DARBAR_SMTP_PASSWORD", "")
    return Mail(server, sender, int(port or 587), user, password)
