"""Where the French and the Russian rulebook disagree, or both are silent: the readings, and why one is the default."""

from typing import Annotated, Literal

from darbar import Choice, Options, Rulings


class AgraOptions(Options):
    """Players agree on nothing before a match; the number of seats says everything."""


class AgraRulings(Rulings):
    """Open questions of the rulebooks (FR the French text, RU the Russian one)."""

    delivery_cost: Annotated[
        Literal["flat", "rising"],
        Choice(
            "What a delivery costs on the meditation wheel.",
            rule="6.1.2",
            reason="Wheel actions can be repeated, so a rising price for one action would never be paid.",
            flat="RU: 3 points for each good",
            rising="FR: 2, then 3 more, then 4 more points for the goods of one notable in a turn",
        ),
    ] = "flat"
    value_two_tile: Annotated[
        Literal["two", "one"],
        Choice(
            "How many favours the tile spends that turns a good of value 1 into one of value 2.",
            rule="annex III",
            reason="Every other tile that asks for three favours spends two.",
            two="RU: 2 favours",
            one="FR: 1 favour",
        ),
    ] = "two"
    followers: Annotated[
        Literal["main-action", "any"],
        Choice(
            "Which transformations other players may follow.",
            rule="5.2.4",
            reason="The Russian text is the later clarification, and keeps meditation short.",
            **{"main-action": "RU: only those of a main action", "any": "FR: those of secondary actions too"},
        ),
    ] = "main-action"
    takshaka: Annotated[
        Literal["without-builder", "always"],
        Choice(
            "Whether the Takshaka helps where the Builder builds.",
            rule="annex I, 3",
            reason="The Russian text adds the clause; the Builder costs nothing anyway.",
            **{"without-builder": "RU: not with the Builder", "always": "FR: with every building"},
        ),
    ] = "without-builder"
    painter: Annotated[
        Literal["all", "one"],
        Choice(
            "How many influence tracks the Painter's contract raises.",
            rule="annex I, 18",
            reason="A single painting already raises two.",
            all="RU: all three",
            one="FR: one of choice",
        ),
    ] = "all"
    portuguese_good: Annotated[
        Literal["cloth", "clothes"],
        Choice(
            "Which deliveries the Portuguese Trader pays for.",
            rule="annex I, 1",
            reason="Bonuses of 1 are for manufactured goods, and clothes belong to the Dutch Trader.",
            cloth="FR: cloth",
            clothes="RU: clothes",
        ),
    ] = "cloth"
    mujtahida_bonus: Annotated[
        Literal["two", "one"],
        Choice(
            "What the Mujtahida pays for each statue delivered.",
            rule="annex I, 16",
            reason="The three other bonuses for luxury goods are 2 in both texts.",
            two="RU: 2 rupees",
            one="FR: 1 rupee",
        ),
    ] = "two"
    unused_deliveries: Annotated[
        Literal["paid", "all"],
        Choice(
            "Which unused deliveries of the Sailor are paid back.",
            rule="6.2.2.1",
            reason="Nothing was paid for the free delivery.",
            paid="RU: those that were paid for",
            all="FR: the free one too",
        ),
    ] = "paid"
    order_marker: Annotated[
        Literal["next-free", "next"],
        Choice(
            "Where the order marker goes when its order has been filled.",
            rule="6.3.2",
            reason="Otherwise the marker can land on an order that is already filled.",
            **{"next-free": "RU: down to the next free order", "next": "FR: one order down, filled or not"},
        ),
    ] = "next-free"
    neutral_markers: Annotated[
        Literal["count", "ignored"],
        Choice(
            "Whether neutral markers count against the order limit.",
            rule="6.3.2",
            reason="The French text says so; the Russian one is silent.",
            count="FR: they count",
            ignored="RU: only players' markers count",
        ),
    ] = "count"
    follower_favour: Annotated[
        Literal["player", "good"],
        Choice(
            "What the active player gets a favour for when others follow.",
            rule="6.2.2.3",
            reason="Both summaries, and the French text throughout, count players.",
            player="FR: each player who follows",
            good="RU: each good that others transform",
        ),
    ] = "player"
    track_ties: Annotated[
        Literal["shared", "strict"],
        Choice(
            "What second place on an influence track is worth when it is shared.",
            rule="8.0",
            reason="The Russian rule covers every case.",
            shared="RU: everyone in second place gets 1 rupee for each marker; nobody is second to a shared first",
            strict="FR: a shared second place gets nothing",
        ),
    ] = "shared"
    forced_peonage: Annotated[
        Literal["what-is-there", "full-price"],
        Choice(
            "What peonage costs a player without workers who cannot pay.",
            rule="6.2.1.2",
            reason="The Russian text alone has this page.",
            **{
                "what-is-there": "RU: whatever rupees are left",
                "full-price": "FR summary: the price must be paid; who cannot takes no main action, "
                "and when nobody can, the end comes",
            },
        ),
    ] = "what-is-there"
    making_room: Annotated[
        Literal["return", "lose"],
        Choice(
            "What happens when no marker is left for something gained.",
            rule="5.2",
            reason="The Russian text says more, and contradicts nothing.",
            **{"return": "RU: goods and favours may be returned to make room", "lose": "FR: the gain is lost"},
        ),
    ] = "return"
    guild_split: Annotated[
        Literal["any-level", "level-one", "redraw"],
        Choice(
            "How the guilds of the notables are balanced at the start.",
            rule="2.1",
            reason="Swapping level I alone cannot always repair the split.",
            **{
                "any-level": "RU: swap notables of level I, then of higher levels",
                "level-one": "FR: swap notables of level I only, as far as that goes",
                "redraw": "draw everything again until the split is right",
            },
        ),
    ] = "any-level"
    sailor_order: Annotated[
        Literal["two-deliveries", "free"],
        Choice(
            "How many of the Sailor's deliveries an order takes.",
            rule="6.2.2.1",
            reason="The example pays a good for it.",
            **{"two-deliveries": "RU: two", "free": "FR, read loosely: none, one order is always included"},
        ),
    ] = "two-deliveries"
    site_levels: Annotated[
        Literal["tile", "column"],
        Choice(
            "Which level and cost a site has.",
            rule="6.2.2.1",
            reason="In the Architect's example the paper mill takes a bonus tile of level 2.",
            tile="as the table of goods says: the paper mill has level 2",
            column="level 2, 3, 4 and cost 3, 4, 5 by column",
        ),
    ] = "tile"
    order_payment: Annotated[
        Literal["less-one", "full"],
        Choice(
            "What an order pays a player who does not lead on the track.",
            rule="6.3.2",
            reason="Both main texts and the example subtract one.",
            **{"less-one": "one rupee less than printed", "full": "FR summary: as printed"},
        ),
    ] = "less-one"
    compensation: Annotated[
        Literal["others", "winner"],
        Choice(
            "Whose markers become favours when a notable is completed.",
            rule="7.4",
            reason="The Russian summary contradicts its own chapter.",
            others="those of everybody but the winner",
            winner="RU summary: those of the winner",
        ),
    ] = "others"
    favour_steps: Annotated[
        Literal["above-start", "with-start"],
        Choice(
            "How the third and sixth step of an influence track are counted.",
            rule="7.5",
            reason="The example speaks of steps climbed.",
            **{
                "above-start": "from the first space above the start",
                "with-start": "the start space is the first: favours come one step earlier",
            },
        ),
    ] = "above-start"
    legs: Annotated[
        Literal["each", "cumulative"],
        Choice(
            "Whether notables of an earlier leg count for the boat's next one.",
            rule="7.1",
            reason="The number stands between two piers.",
            each="no: each leg counts anew",
            cumulative="yes: two notables of level II take the boat to the fourth pier in all",
        ),
    ] = "each"
    merchant_rupees: Annotated[
        Literal["passed", "reached"],
        Choice(
            "Where the Merchant leaves rupees.",
            rule="6.2.1.3",
            reason="He leaves them where he passes.",
            passed="on the buildings between his start and his destination",
            reached="on his destination too",
        ),
    ] = "passed"
    used_tiles: Annotated[
        Literal["own-turn", "any-turn"],
        Choice(
            "When the marker on a favour tile that was used while following comes back.",
            rule="favour actions",
            reason="Both texts return the markers at the end of one's own turn.",
            **{
                "own-turn": "at the end of one's own turn, so the tile does not work again before it",
                "any-turn": "at the end of the turn in which it was used",
            },
        ),
    ] = "own-turn"
    mullah: Annotated[
        Literal["own-turn", "any-turn"],
        Choice(
            "In which turns the Mullah saves a favour.",
            rule="annex I, 13",
            reason="Both texts explain the sign for once a turn as once in each of one's own turns.",
            **{
                "own-turn": "RU: once in one's own turn",
                "any-turn": "FR, read loosely: once in every turn, also while following",
            },
        ),
    ] = "own-turn"
    free_peonage: Annotated[
        Literal["action-phase", "statue-too"],
        Choice(
            "Whether the tile for free peonage pays in the second main action of a statue.",
            rule="annex III",
            reason="The tile is for the action phase, and the second action comes after it.",
            **{
                "action-phase": "no: the statue's action stands between the action phase and the orders",
                "statue-too": "yes: every main action belongs to the action phase",
            },
        ),
    ] = "action-phase"
    one_more_arrow: Annotated[
        Literal["any", "same"],
        Choice(
            "Along which arrow the tile for one more good transforms.",
            rule="annex III",
            reason="Both texts speak of one more good together with a transformation, and of no arrow; only whoever "
            "follows is bound to the way of another.",
            any="along any arrow, and while following along the same one",
            same="always along the arrow of the transformation that it goes with",
        ),
    ] = "any"
    double_delivery: Annotated[
        Literal["notable", "action"],
        Choice(
            "How often a good can be delivered twice with the Sailor.",
            rule="7.3",
            reason="The Russian text speaks of one of the goods that a notable wants.",
            notable="RU: one good of each notable in an action",
            action="FR, read strictly: one good in an action",
        ),
    ] = "notable"
    sailor_payment: Annotated[
        Literal["first", "later"],
        Choice(
            "When the Sailor is paid.",
            rule="6.2.2.1",
            reason="Every example pays before it delivers.",
            first="before the first delivery",
            later="before it or between the deliveries, also when the free one has been made",
        ),
    ] = "first"
    peonage_rupees: Annotated[
        Literal["collects", "stay"],
        Choice(
            "Whether peonage takes the rupees that lie on a building.",
            rule="6.2.1.2",
            reason="Whoever uses peonage works there again, as if a worker had been placed.",
            collects="yes: whoever works there takes them",
            stay="no: both summaries speak of a worker that is placed",
        ),
    ] = "collects"
    mujtahida_site: Annotated[
        Literal["path", "distance"],
        Choice(
            "Which site is nearest to the upper left corner for the Mujtahida.",
            rule="annex I, 16",
            reason="The way of the Merchant and the Builder begins in that corner.",
            path="the first one on their way: down a column, then the next",
            distance="the one with the fewest steps right and down; among equals the owner chooses",
        ),
    ] = "path"
    covered_order: Annotated[
        Literal["slide", "reroll"],
        Choice(
            "What happens when an order marker and a neutral marker would begin on the same order.",
            rule="annex IV",
            reason="The order marker goes down to the next free order in play, too.",
            slide="the order marker slides down to the next free order",
            reroll="the die of the order marker is rolled again",
        ),
    ] = "slide"
    builder_at_work: Annotated[
        Literal["moves", "builds"],
        Choice(
            "What the second pier brings while somebody is working on the Builder's site.",
            rule="7.1",
            reason="His site has just been built, and the event names no other.",
            moves="he only moves on",
            builds="he moves on, the site that he reaches is built too, and he moves on again",
        ),
    ] = "moves"
    french_trader: Annotated[
        Literal["any", "different"],
        Choice(
            "Which three goods fill the French Trader's card.",
            rule="annex I, 6",
            reason="The texts name the values of one good, not of all three.",
            any="any goods of value 1, 2 or 3, also of equal values",
            different="one good of each of these values",
        ),
    ] = "any"
    price_tokens: Annotated[
        Literal["flags", "exact", "change"],
        Choice(
            "What the sides of a price token say, and where they may lie.",
            rule="6.2.2.1",
            reason="The tokens show flags, as the goods do. Both texts let one be turned, and forbid only a change "
            "of more than one.",
            flags="the value itself, at most one more or less than the good's own",
            exact="the value itself, which must differ from the good's own by exactly one; nothing is ever turned",
            change="the low side one less (but at least 1), the high side one more",
        ),
    ] = "flags"
