"""What programs read is on the page."""

import re
from pathlib import Path

import pytest
from darbar.arena import export, intervals, plan, ratings, runner, study, summary

PAGE = (Path(__file__).parents[3] / "docs" / "arena.md").read_text(encoding="utf-8")
CODE = set(re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)))


@pytest.mark.parametrize(
    "kind",
    [
        *(plan.Plan, summary.Summary, summary.BotLine, summary.SeatLine, summary.Length, summary.Spread),
        *(summary.Trouble, ratings.Rating, intervals.Estimate),
        *(study.Study, study.Use, study.PointLine, study.Closeness),
    ],
)
def test_every_field_of_the_json_is_documented(kind):
    assert [name for name in kind.__struct_fields__ if name not in CODE] == []


def test_every_column_of_the_csv_is_documented():
    assert [name for name in (*export.FIXED, *export.USE_COLUMNS) if name not in CODE] == []


def test_the_bound_and_every_status_are_documented():
    assert f"({plan.MOST_DECISIONS} unless told otherwise)" in PAGE
    assert [status for status in runner.Status.__args__ if status not in CODE] == []
