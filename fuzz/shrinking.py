"""Shrinking: from a case that shows a fault to a smaller one that shows it too."""

from collections.abc import Callable, Iterator
from itertools import islice
from time import monotonic
from typing import Any

from .hunting import Case, Fault, attacks, fault_in

MOST_TRIES = 3_000
MOST_SECONDS = 20.0


def shrunk(fault: Fault) -> Fault:
    """The same kind of fault in the smallest case that is found in a while."""
    attack, latest = attacks()[fault.attack], fault

    def shows(case: Case) -> bool:
        nonlocal latest
        found = Fault(fault.attack, fault_in(attack, case) or "", case)
        if found.kind == fault.kind:
            latest = found
        return found.kind == fault.kind

    smallest(fault.case, shows)
    return latest


def smallest(case: Case, shows: Callable[[Case], bool]) -> Case:
    """A case of which no part can be left out, as far as tries and time allow."""
    end, left = monotonic() + MOST_SECONDS, MOST_TRIES
    while left > 0:
        for candidate in islice(smaller(case), left):
            left -= 1
            if monotonic() > end:
                return case
            if shows(candidate):
                case = candidate
                break
        else:
            return case
    return case


def smaller(case: Case) -> Iterator[Case]:
    """Everything that is a little less than a case: shorter texts and lists, lower numbers, at any depth."""
    match case:
        case bool() | None | float():
            return
        case int():
            yield from dict.fromkeys(one for one in (0, case // 2, case - 1) if 0 <= one < case)
        case str():
            yield from ("\n".join(lines) for lines in cuts(case.split("\n")) if lines)
            yield from cuts(case)
        case list():
            yield from cuts(case)
            for place, item in enumerate(case):
                yield from ([*case[:place], less, *case[place + 1 :]] for less in smaller(item))
        case dict():
            for key, value in case.items():
                yield from ({**case, key: less} for less in smaller(value))


def cuts(whole: Any) -> Iterator[Any]:
    """A sequence without a part of it: halves first, single items last."""
    size = len(whole)
    while size:
        for start in range(0, len(whole), size):
            yield whole[:start] + whole[start + size :]
        size //= 2
