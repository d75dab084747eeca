"""Panes: where the parts of the screen stand, and what the mouse does on them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from darbar.ui.render.spans import Row
from prompt_toolkit.filters import Condition
from prompt_toolkit.layout import (
    BufferControl,
    CompletionsMenu,
    ConditionalContainer,
    Dimension,
    Float,
    FloatContainer,
    HSplit,
    Layout,
    UIContent,
    UIControl,
    Window,
)
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.mouse_events import MouseEvent, MouseEventType

from . import faults
from .looks import in_classes

if TYPE_CHECKING:
    from .screen import Screen

WHEEL = 3
"""So many rows the wheel of a mouse scrolls."""

MENU = 8
"""So many completions are shown at once."""


class Pane(UIControl):
    """Rows drawn anew for every width and height."""

    def __init__(
        self,
        draw: Callable[[int, int], list[Row]],
        scroll: Callable[[int], None],
        click: Callable[[int, int], None] = lambda x, y: None,
    ) -> None:
        self.draw, self.scroll, self.click = draw, scroll, click

    def create_content(self, width: int, height: int) -> UIContent:
        """As many rows as there is room for."""
        drawn = [in_classes(row) for row in faults.drawn(self.draw, [])(width, height)]
        return UIContent(lambda place: drawn[place], len(drawn), show_cursor=False)

    def mouse_handler(self, mouse_event: MouseEvent) -> Any:
        """Clicks and the wheel."""
        match mouse_event.event_type:
            case MouseEventType.MOUSE_UP:
                self.click(mouse_event.position.x, mouse_event.position.y)
            case MouseEventType.SCROLL_UP:
                self.scroll(-WHEEL)
            case MouseEventType.SCROLL_DOWN:
                self.scroll(WHEEL)
            case _:
                return NotImplemented
        return None


def layout(screen: "Screen") -> Layout:
    """The panes from top to bottom, and the completions above them."""
    small = Condition(lambda: screen.small)

    def scroll(rows: int) -> None:
        screen.scroll(rows=rows)

    def pane(draw: Callable[[int, int], list[Row]], height: Callable[[], int] | int) -> Window:
        return Window(Pane(draw, scroll), height=_exactly(height))

    tabs = Window(Pane(screen.tabs.row, scroll, screen.tabs.click), height=_exactly(screen.heights.tabs))
    choices = Window(
        Pane(screen.choices.draw, screen.choices.scroll, screen.choices.click), height=_exactly(screen.heights.choices)
    )
    above = HSplit(
        [
            pane(screen.bars.bar, 1),
            tabs,
            Window(Pane(screen.table, scroll, screen.click_table), height=_exactly(lambda: screen.heights.table)),
            pane(screen.draw_news, screen.heights.news),
        ]
    )
    menu = Float(CompletionsMenu(max_height=MENU, scroll_offset=1), left=1, bottom=0)
    panes = HSplit(
        [
            FloatContainer(above, [menu]),  # here completions cover neither the question nor what one has
            Window(Pane(screen.draw_dock, scroll, screen.click_dock), height=_exactly(screen.heights.dock)),
            pane(screen.draw_question, screen.heights.question),
            choices,
        ]
    )
    prompt = BeforeInput(lambda: "> " if screen.repl.reading else "  ")
    line = Window(BufferControl(screen.repl.buffer, input_processors=[prompt]), height=1)
    whole = HSplit(
        [
            ConditionalContainer(Window(Pane(screen.too_small, scroll)), small),
            ConditionalContainer(panes, ~small),
            line,
            ConditionalContainer(pane(screen.bars.toolbar, 1), ~small),
        ]
    )
    return Layout(whole, focused_element=line)


def _exactly(height: Callable[[], int] | int) -> Callable[[], Dimension]:
    return lambda: Dimension.exact(height if isinstance(height, int) else faults.drawn(height, 1)())
