"""Every block of code in the manual is run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from manual import PAGES, ROOT, Block, Page, Reader


@pytest.mark.parametrize("page", PAGES.values(), ids=lambda page: page.name)
def test_the_code_on_a_page_works(page: Page, tmp_path: Path) -> None:
    with Reader(page.name, tmp_path) as reader:
        for block in page.blocks:
            reader.follow(block)


@pytest.mark.parametrize("page", PAGES.values(), ids=lambda page: page.name)
def test_every_fence_is_closed_and_at_the_margin(page: Page) -> None:
    assert not re.findall(r"^ *(```|~~~).*$", page.prose, re.MULTILINE)


def test_the_code_in_the_manual_is_laid_out_like_ours(tmp_path: Path) -> None:
    for page in PAGES.values():
        for block in page.blocks:
            if block.kind == "python":
                (tmp_path / f"{page.name.replace('/', '-')}-{block.line}.py").write_text(
                    block.content, encoding="utf-8"
                )
    command = [
        sys.executable,
        "-m",
        "ruff",
        "format",
        "--check",
        "--quiet",
        "--isolated",
        "--line-length=120",
        tmp_path,
    ]
    assert subprocess.run(command, check=False, capture_output=True, encoding="utf-8").stdout == ""


@pytest.mark.parametrize("page", PAGES.values(), ids=lambda page: page.name)
def test_paths_that_a_page_names_are_there(page: Page) -> None:
    named = re.findall(r"`((?:framework|games|frontends|observers|tests|docs|benchmarks|fuzz)/[\w/.-]+)`", page.prose)
    assert [path for path in named if "_build" not in path and not (ROOT / path).exists()] == []


@pytest.mark.parametrize(
    ("block", "complaint"),
    [
        (Block("rust", "", 3, "fn main() {}\n"), "nobody runs a block of the kind 'rust'"),
        (Block("text", "", 3, "a picture\n"), "nobody runs a block of the kind 'text'"),
        (Block("", "", 3, "plain\n"), "nobody runs a block of the kind ''"),
        (Block("python", "", 3, "assert 1 == 2, 'one is not two'\n"), "one is not two"),
        (Block("pycon", "", 3, ">>> 1 + 1\n3\n"), "Expected:\n    3\nGot:\n    2"),
        (Block("console", "", 3, "$ echo tea\nsilk\n"), r"\$ echo tea\nexpected:\nsilk\n\ngot:\ntea"),
        (Block("console", "", 3, "$ darbar games; echo $?\n...\n1\n"), "expected"),
        (Block("screen", "", 3, "$ echo tea\nsilk\n"), r"echo tea\nexpected:\nsilk\n\ngot:\ntea"),
        (Block("screen", "", 3, "$ head -1\n> tea\nsilk\n"), r"tea\nexpected:\nsilk"),
        (Block("sh", "", 3, "make gold\n"), "nobody knows the command 'make gold'"),
        (Block("text tree", "", 3, "framework/nowhere/  the kernel\n"), "there is no framework/nowhere/"),
    ],
    ids=lambda value: value.kind if isinstance(value, Block) else "",
)
def test_a_block_that_does_not_work_is_noticed(block: Block, complaint: str, tmp_path: Path) -> None:
    with Reader("page.md", tmp_path) as reader, pytest.raises(AssertionError, match=complaint):
        reader.follow(block)


def test_a_block_with_a_file_name_is_written_and_can_be_imported(tmp_path: Path) -> None:
    with Reader("page.md", tmp_path) as reader:
        reader.follow(Block("python", "stall.py", 1, "PRICE = 3\n"))
        reader.follow(Block("python", "", 1, "from stall import PRICE\nassert PRICE == 3\n"))
        reader.follow(Block("python", "stall.py", 1, "PRICE += 1\n"))
        reader.follow(Block("pycon", "", 1, ">>> from stall import PRICE\n>>> PRICE\n4\n"))


def test_what_is_typed_in_a_transcript_reaches_the_command(tmp_path: Path) -> None:
    with Reader("page.md", tmp_path) as reader:
        reader.follow(Block("console", "", 1, '$ read word; echo "> $word"; echo "$word!"\n> amber\namber!\n'))


def test_a_screen_is_compared_after_every_key(tmp_path: Path) -> None:
    with Reader("page.md", tmp_path) as reader:
        reader.follow(Block("screen", "", 1, "$ cat\n> tea\ntea\ntea\n> silk\n...\nsilk\n> [Ctrl-D]\n...\nsilk\n"))
        reader.follow(Block("screen 30x5", "", 1, "$ stty size\n5 30\n"))
