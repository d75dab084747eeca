"""The schema: all SQL of the store, in the words that SQLite and PostgreSQL share; `?` stands for what is given."""

from typing import Final

VERSION: Final = 2

TABLES: Final = (
    """
    CREATE TABLE IF NOT EXISTS about (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        title TEXT NOT NULL,
        language TEXT NOT NULL,
        public BIGINT NOT NULL,
        lesson TEXT NOT NULL,
        host TEXT NOT NULL,
        began DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        header TEXT NOT NULL,
        kept TEXT NOT NULL,
        answers BIGINT NOT NULL,
        state TEXT NOT NULL,
        turn BIGINT NOT NULL,
        waiting TEXT NOT NULL,
        asks_bot BIGINT NOT NULL,
        clocked BIGINT NOT NULL,
        won TEXT NOT NULL,
        owner TEXT NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS matches_by_state ON matches (state, changed)",
    """
    CREATE TABLE IF NOT EXISTS moves (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (match, number)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS seats (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        token TEXT NOT NULL,
        taken BIGINT NOT NULL,
        account TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    )
    """,
    "CREATE INDEX IF NOT EXISTS seats_by_account ON seats (account)",
    """
    CREATE TABLE IF NOT EXISTS lines (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        name TEXT NOT NULL,
        said TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (match, number)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS remarks (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        answers BIGINT NOT NULL,
        key TEXT NOT NULL,
        args TEXT NOT NULL,
        PRIMARY KEY (match, number)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS notes (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        said TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS looks (
        match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        at DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS gaps (
        began DOUBLE PRECISION PRIMARY KEY,
        ended DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS servers (
        owner TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS accounts (
        name TEXT PRIMARY KEY,
        shown TEXT NOT NULL,
        password TEXT NOT NULL,
        mail TEXT NOT NULL,
        webhook TEXT NOT NULL,
        language TEXT NOT NULL,
        began DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS logins (
        token TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (name) ON DELETE CASCADE,
        until DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS notices (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        mail TEXT NOT NULL,
        webhook TEXT NOT NULL,
        told BIGINT NOT NULL,
        PRIMARY KEY (match, seat)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS mails (
        whose TEXT PRIMARY KEY,
        address TEXT NOT NULL
    )
    """,
)

# What the store knows of itself

TELL: Final = "SELECT value FROM about WHERE name = ?"
NOTE: Final = """
    INSERT INTO about (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
FORGET_FOLLOWERS: Final = "DELETE FROM about WHERE name = ? OR (substr(name, 1, 6) = 'after ' AND value = ?)"
NOTE_ONCE: Final = "INSERT INTO about (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
ADD_GAP: Final = "INSERT INTO gaps (began, ended) VALUES (?, ?) ON CONFLICT (began) DO NOTHING"
GAPS: Final = "SELECT began, ended FROM gaps WHERE ended > ? ORDER BY began"

# Matches

MATCH: Final = """
    id, game, title, language, public, lesson, host, began, changed, header, kept, answers, state, turn, waiting,
    asks_bot, clocked, won
"""
FIND: Final = f"SELECT {MATCH} FROM matches WHERE id = ?"
BEGIN: Final = f"""
    INSERT INTO matches ({MATCH}, owner) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
KEEP: Final = """
    UPDATE matches SET header = ?, kept = ?, answers = ?, state = ?, turn = ?, waiting = ?, asks_bot = ?, clocked = ?,
    won = ?, changed = ? WHERE id = ? AND owner = ?
"""
KEEP_SESSION: Final = "UPDATE matches SET kept = ?, changed = ? WHERE id = ? AND owner = ?"
DELETE: Final = "DELETE FROM matches WHERE id = ?"
LOOK: Final = """
    INSERT INTO looks (match, at) SELECT id, ? FROM matches WHERE id = ?
    ON CONFLICT (match) DO UPDATE SET at = excluded.at
"""
LEFT: Final = "changed < ? AND id NOT IN (SELECT match FROM looks WHERE at >= ?)"
ABANDONED: Final = f"SELECT {MATCH} FROM matches WHERE {LEFT} ORDER BY changed LIMIT ?"
DELETE_ABANDONED: Final = f"DELETE FROM matches WHERE id = ? AND {LEFT}"
LATEST: Final = f"SELECT {MATCH} FROM matches WHERE state = ? AND public >= ? ORDER BY changed DESC LIMIT ?"
OF_ACCOUNT: Final = f"""
    SELECT {MATCH} FROM matches WHERE id IN (SELECT match FROM seats WHERE account = ?)
    ORDER BY changed DESC LIMIT ?
"""
AWAITING: Final = f"SELECT {MATCH} FROM matches WHERE state = 'running' AND (asks_bot = 1 OR clocked = 1)"
COUNT: Final = "SELECT state, COUNT(*) FROM matches GROUP BY state"

MOVES: Final = "SELECT seat, move FROM moves WHERE match = ? ORDER BY number"
CUT: Final = "DELETE FROM moves WHERE match = ? AND number >= ?"
ADD_MOVE: Final = "INSERT INTO moves (match, number, seat, move) VALUES (?, ?, ?, ?)"

# Several servers with one store

SERVE: Final = """
    INSERT INTO servers (owner, address, seen) VALUES (?, ?, ?)
    ON CONFLICT (owner) DO UPDATE SET address = excluded.address, seen = excluded.seen
"""
LEAVE: Final = "DELETE FROM servers WHERE owner = ? OR seen < ?"
OWN: Final = "UPDATE matches SET owner = ? WHERE id = ?"
DISOWN: Final = "UPDATE matches SET owner = '' WHERE id = ? AND owner = ?"
ADDRESS: Final = "SELECT address FROM servers WHERE owner = (SELECT owner FROM matches WHERE id = ?)"
LEFT_ALONE: Final = f"""
    SELECT {MATCH} FROM matches WHERE state = 'running' AND (asks_bot = 1 OR clocked = 1)
    AND owner NOT IN (SELECT owner FROM servers WHERE seen >= ?)
"""

# Seats, and what is said at a table

SEATS: Final = "SELECT seat, token, taken, account FROM seats WHERE match = ? ORDER BY seat"
SEATS_OF_ALL: Final = "SELECT match, seat, token, taken, account FROM seats WHERE match IN ({}) ORDER BY seat"
SEATS_OF: Final = "SELECT match, seat FROM seats WHERE account = ?"
ADD_SEAT: Final = "INSERT INTO seats (match, seat, token, taken, account) VALUES (?, ?, ?, ?, ?)"
TAKE_SEAT: Final = "UPDATE seats SET token = ?, taken = 1, account = ? WHERE match = ? AND seat = ? AND token = ?"
LINES: Final = "SELECT number, seat, name, said, at FROM lines WHERE match = ? ORDER BY number DESC LIMIT ?"
ADD_LINE: Final = "INSERT INTO lines (match, number, seat, name, said, at) VALUES (?, ?, ?, ?, ?, ?)"
CUT_LINES: Final = "DELETE FROM lines WHERE match = ? AND number <= ?"
REMARKS: Final = "SELECT number, answers, key, args FROM remarks WHERE match = ? ORDER BY number"
ADD_REMARK: Final = "INSERT INTO remarks (match, number, answers, key, args) VALUES (?, ?, ?, ?, ?)"
CUT_REMARKS: Final = "DELETE FROM remarks WHERE match = ? AND number <= ?"
NOTES: Final = "SELECT said FROM notes WHERE match = ? AND seat = ?"
SET_NOTES: Final = """
    INSERT INTO notes (match, seat, said) VALUES (?, ?, ?)
    ON CONFLICT (match, seat) DO UPDATE SET said = excluded.said
"""

# Accounts

ADD_ACCOUNT: Final = """
    INSERT INTO accounts (name, shown, password, mail, webhook, language, began) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (name) DO NOTHING
"""
ACCOUNT: Final = "SELECT name, shown, password, mail, webhook, language, began FROM accounts WHERE name = ?"
CHANGE_ACCOUNT: Final = (
    "UPDATE accounts SET shown = ?, password = ?, mail = ?, webhook = ?, language = ? WHERE name = ?"
)
DELETE_ACCOUNT: Final = "DELETE FROM accounts WHERE name = ?"
LEAVE_SEATS: Final = "UPDATE seats SET account = '' WHERE account = ?"
ADD_LOGIN: Final = "INSERT INTO logins (token, account, until) VALUES (?, ?, ?)"
LOGIN: Final = "SELECT account, until FROM logins WHERE token = ?"
END_LOGIN: Final = "DELETE FROM logins WHERE token = ?"
END_LOGINS: Final = "DELETE FROM logins WHERE account = ? OR until < ?"

# Notices

NOTICE: Final = "SELECT match, seat, mail, webhook, told FROM notices WHERE match = ? ORDER BY seat"
SET_NOTICE: Final = """
    INSERT INTO notices (match, seat, mail, webhook, told) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (match, seat) DO UPDATE SET mail = excluded.mail, webhook = excluded.webhook
"""
CONFIRM_MAIL: Final = """
    INSERT INTO mails (whose, address) VALUES (?, ?) ON CONFLICT (whose) DO UPDATE SET address = excluded.address
"""
CONFIRMED_MAIL: Final = "SELECT address FROM mails WHERE whose = ?"
END_MAIL: Final = "DELETE FROM mails WHERE whose = ? AND address = ?"
FORGET_MAIL: Final = "DELETE FROM mails WHERE whose = ?"
FORGET_MAILS: Final = "DELETE FROM mails WHERE substr(whose, 1, ?) = ?"
TOLD: Final = "UPDATE notices SET told = ? WHERE match = ? AND seat = ? AND told < ?"
