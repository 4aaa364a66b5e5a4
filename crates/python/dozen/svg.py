"""Boards as pictures."""

from __future__ import annotations

from html import escape

from dozen._dozen import State

_WIDTH, _HEIGHT, _MARGIN = 8.4, 18.0, 12


def svg(state: State, seat: int | None = None) -> str:
    """The board as a seat sees it, as an SVG picture for notebooks and reports. Seat -1 is a spectator."""
    lines = state.text(seat).splitlines()
    width = max((len(line) for line in lines), default=0) * _WIDTH + 2 * _MARGIN
    height = len(lines) * _HEIGHT + 2 * _MARGIN
    rows = "".join(
        f'<text x="{_MARGIN}" y="{_MARGIN + (i + 0.75) * _HEIGHT:.0f}" xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'font-family="monospace" font-size="14"><rect width="100%" height="100%" fill="#fff8ef"/>{rows}</svg>'
    )
