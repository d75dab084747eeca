"""Where the rulebook can be read in two ways, or is silent: the readings, and why one is the default.

The numbers are those of the rules R1 to R33. Those with two readings that can be played are settings below: R6, R7,
R8, R9, R11 to R16, R18, R20, R21, R24 and R29 to R33. The others are settled, and no setting:

- R1, R26: the rulebook draws a year tile at the end of a year and not after the last; refilling means up to what is
  printed, for which there are spaces.
- R2, R3: follow from the limits of a stack and the court's gate. Sages may go to every other sector, so that no pawn
  is ever left without one.
- R4, R5: who is first among equals is told: turn order. A pawn that is moved arrives when it is moved.
- R10, R22: a limit on pawns leaves nothing to choose. An alchemist's merchant obeys the limits of its stack.
- R16 and R18 have one more answer each: a Raider takes what is printed on the country, and the Negotiator's discard is
  a price, which nobody has to pay.
- R17: a token is a player's own only while it is in hand; those on the map belong to nobody.
- R19: a pile without a reshuffle would only make a service worthless. Colours show on the backs of tokens.
- R23, R25, R27, R28: arithmetic, and what the annex says.
"""

from typing import Annotated, Literal

from darbar import Choice, Options, Rulings


class AlRashidOptions(Options):
    """Players agree on nothing before a match; the number of seats says everything."""


class AlRashidRulings(Rulings):
    """Open questions of the rulebook."""

    last_pawn: Annotated[
        Literal["title", "no-title"],
        Choice(
            "Whether a title may still be used in the turn that took the player's last pawn from the board.",
            rule="R6",
            reason="A pawn is needed to have a turn, and the two parts of a turn come in any order.",
            **{"title": "yes, until the turn is over", "no-title": "no, a title needs a pawn on the board"},
        ),
    ] = "title"
    exchanges: Annotated[
        Literal["after-payment", "before-payment"],
        Choice(
            "Whether goods from the General's or the Vizier's exchange can pay for the same visit.",
            rule="R7",
            reason="What actions bring cannot pay for them, says the chapter on the city.",
            **{
                "after-payment": "no: pay first, then exchange",
                "before-payment": "yes: exchange first, then pay, as some groups play",
            },
        ),
    ] = "after-payment"
    idle_guild: Annotated[
        Literal["dishonour", "favour-only"],
        Choice(
            "Who takes a dishonour token for a visit to a guild without a main action.",
            rule="R8",
            reason="The chapter on guilds asks for at least one main action.",
            **{
                "dishonour": "everyone who acts there, also one who does nothing",
                "favour-only": "only who asks for a favour and nothing else, as the list of dishonours has it",
            },
        ),
    ] = "dishonour"
    same_title: Annotated[
        Literal["allowed", "forbidden"],
        Choice(
            "Whether a player may hold both copies of a title.",
            rule="R9",
            reason="Nothing forbids it.",
            allowed="yes, and both work",
            forbidden="no, one of each",
        ),
    ] = "allowed"
    loremaster: Annotated[
        Literal["services", "enchanter-too"],
        Choice(
            "What the Loremaster makes cheaper.",
            rule="R11",
            reason="Pawns are bought as services; the Enchanter is a title.",
            **{
                "services": "the services that give a merchant or a pasha",
                "enchanter-too": "the Enchanter's title as well, because it gives a merchant",
            },
        ),
    ] = "services"
    espionage: Annotated[
        Literal["any-pawn", "own-pawns"],
        Choice(
            "Whose pawns an operation of the guild of intrigue may move.",
            rule="R12",
            reason="The service speaks of a pawn where titles speak of one's own.",
            **{"any-pawn": "any player's", "own-pawns": "only one's own: a milder game"},
        ),
    ] = "any-pawn"
    impostor: Annotated[
        Literal["gold", "everything"],
        Choice(
            "What the Impostor's two favours cost.",
            rule="R13",
            reason="The price of a favour is in gold; giving a good is part of its effect.",
            gold="no gold, but an exchanged good is given",
            everything="nothing: the Vizier and the General give without taking a good",
        ),
    ] = "gold"
    battle: Annotated[
        Literal["everyone", "first-three"],
        Choice(
            "Who is called to battle in a country.",
            rule="R14",
            reason="The chapter on trade sends the fourth and fifth home after the battle.",
            **{
                "everyone": "all who stand there, in order, until the country is free",
                "first-three": "the first three, as in palaces; the others go home before",
            },
        ),
    ] = "everyone"
    trade: Annotated[
        Literal["any", "different"],
        Choice(
            "Which items the first and the second in a country may take.",
            rule="R15",
            reason="The chapter on trade says any combination; 'different' stands beside credit notes only.",
            any="any three, any two",
            different="three different ones, two different ones",
        ),
    ] = "any"
    tokens: Annotated[
        Literal["unlimited", "counted"],
        Choice(
            "Whether credit notes, influence and dishonour can run out.",
            rule="R20",
            reason="The rulebook says so of goods, and a token that is missing would only spare a player its effect.",
            unlimited="no",
            counted="yes: 16, 24 and 14, and what is not there is not taken",
        ),
    ] = "unlimited"
    new_order: Annotated[
        Literal["next-round", "round-end"],
        Choice(
            "When the turn order that Al-Rashid has given begins.",
            rule="R21",
            reason="The chapter on the court names the start of the next round of resolution, and no other time.",
            **{
                "next-round": "with the next round of resolution, in the next year if there is no other; until then "
                "the old order holds for placement, and for a tie at the end",
                "round-end": "when the round is over in which it was given, even if none follows",
            },
        ),
    ] = "next-round"
    court_places: Annotated[
        Literal["predominance", "from-the-front"],
        Choice(
            "Which place in the turn order the second and the third at court take when one before them did not ask.",
            rule="R29",
            reason="The second becomes second to act, says the chapter on the court, and all others keep their places.",
            **{
                "predominance": "the one of their predominance: the second is second to act, behind one of the others",
                "from-the-front": "they move up: the first of those who asked is first to act",
            },
        ),
    ] = "predominance"
    idle_court: Annotated[
        Literal["one-at-least", "nothing-too"],
        Choice(
            "Whether a family that is admitted to the court may do nothing there.",
            rule="R30",
            reason="The chapter on the court allows one action or two, and benevolence costs nothing.",
            **{
                "one-at-least": "no: benevolence, a title, or both",
                "nothing-too": "yes, and without dishonour: what one may do one may leave",
            },
        ),
    ] = "one-at-least"
    beaten: Annotated[
        Literal["sums", "tokens"],
        Choice(
            "Which mercenaries a fighter has beaten who did not beat all of them.",
            rule="R31",
            reason="The chapter on battles compares what was spent with what all tokens are worth.",
            sums="those of a colour, when more was spent than they are worth together",
            tokens="also single ones, the weakest first, as long as more was spent than they are worth together",
        ),
    ] = "sums"
    note: Annotated[
        Literal["any-items", "different"],
        Choice(
            "Beside which goods the first in a country may take the credit note.",
            rule="R32",
            reason="Different is said there of three goods against all of one kind; a note stands in for any good.",
            **{
                "any-items": "any two, equal ones too",
                "different": "different ones only, as the chapter on credit notes has it to the letter",
            },
        ),
    ] = "any-items"
    no_pasha: Annotated[
        Literal["takes-a-place", "makes-room"],
        Choice(
            "Whether a family without a pasha takes one of the three places at court.",
            rule="R33",
            reason="It cannot act, says the chapter on the court, which does not rank anybody anew.",
            **{
                "takes-a-place": "yes, by its predominance; the next one does not move up",
                "makes-room": "no: it is not admitted, and those with a pasha are ranked without it",
            },
        ),
    ] = "takes-a-place"
    raider: Annotated[
        Literal["country", "colour"],
        Choice(
            "When a Raider has won a battle.",
            rule="R16",
            reason="A battle is won when nothing is left that occupies the country, says the chapter on battles.",
            country="when the last mercenary of the country is beaten",
            colour="also when those of one of two colours are",
        ),
    ] = "country"
    removed: Annotated[
        Literal["shown", "hidden"],
        Choice(
            "Whether a face-down mercenary that the Negotiator removes is shown to all.",
            rule="R18",
            reason="What is discarded elsewhere has been seen by all, and discards lie face up.",
            shown="yes",
            hidden="no: only those who have looked at it know it, until the pile is made anew",
        ),
    ] = "shown"
    trader: Annotated[
        Literal["one-each", "any-two"],
        Choice(
            "What the Trader gives for a common good.",
            rule="R24",
            reason="Two goods of the two types that remain is one of each.",
            **{"one-each": "one of each of the two other common goods", "any-two": "any two of the other common goods"},
        ),
    ] = "one-each"
