"""Colours that can be told apart, on light and on dark ground, also by those who see fewer of them."""

from itertools import combinations

import pytest
from darbar.ui.looks import PALETTE, SEATS

GROUNDS = ("#ffffff", "#1e1e1e")
READABLE = 3.0
"""The contrast that signs and pictures need at least (WCAG 2, 1.4.11)."""

APART = 20.0
"""So far apart in CIELAB are two colours that nobody mixes up."""

SEEN = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What is left of red, green and blue light, for each kind of eyes (Machado, Oliveira and Fernandes, 2009)."""


def light(colour: str) -> list[float]:
    """Red, green and blue light, from 0 to 1."""
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in shares]


def brightness(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


def lab(colour: str, eyes: str) -> tuple[float, float, float]:
    """A colour as it is seen, in CIELAB."""
    red, green, blue = (
        min(1.0, max(0.0, sum(share * one for share, one in zip(row, light(colour), strict=True))))
        for row in SEEN[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, eyes: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one, eyes), lab(other, eyes), strict=True)) ** 0.5


@pytest.mark.parametrize("colour", PALETTE)
@pytest.mark.parametrize("place", [0, 1], ids=["light", "dark"])
def test_every_colour_stands_out_from_its_ground(colour, place):
    assert contrast(PALETTE[colour][place], GROUNDS[place]) >= READABLE


@pytest.mark.parametrize("eyes", SEEN)
@pytest.mark.parametrize("place", [0, 1], ids=["light", "dark"])
def test_nobody_mixes_up_the_colours_of_the_players(eyes, place):
    colours = [PALETTE[name][place] for name in SEATS]
    assert min(distance(one, other, eyes) for one, other in combinations(colours, 2)) >= APART
