"""What an attack has found once stays closed."""

from pathlib import Path

import pytest

from fuzz.hunting import attacks, fault_in, kept, read

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


@pytest.mark.parametrize("path", kept(), ids=lambda path: path.stem)
def test_a_case_that_was_found_is_no_fault_any_more(path: Path) -> None:
    found = read(path)
    assert fault_in(attacks()[found.attack], found.case) is None, f"it was: {found.what}"
