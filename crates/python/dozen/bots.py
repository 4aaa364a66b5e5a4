"""Who chooses: bots of the program, and bots of your own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from dozen._dozen import State


class Bot(Protocol):
    """Anything with a method `choose`: it gets a view and the legal action ids, and returns one of them."""

    def choose(self, view: View, legal: Sequence[int]) -> int: ...


class View:
    """What one seat may know, as a bot gets it. There is no way from here to what is hidden."""

    __slots__ = ("_state", "seat", "seed")

    def __init__(self, state: State, seat: int, seed: int = 0) -> None:
        # A sample of what the seat knows: even the bot that looks behind finds nothing there.
        self._state = state.sample(seat, seed=seed)
        self.seat = seat
        self.seed = seed

    @property
    def observation(self):
        """The view as small integers."""
        return self._state.observation(self.seat)

    @property
    def mask(self):
        """True for each legal action id."""
        return self._state.mask(self.seat)

    def dict(self) -> dict:
        """The view as the game writes it."""
        return self._state.view(self.seat)

    def text(self) -> str:
        """The board drawn with letters."""
        return self._state.text(self.seat)

    def action_text(self, action: int) -> str:
        """How a record writes an action: "pick:2"."""
        return self._state.action_text(action, self.seat)

    def sample(self, seed: int) -> State:
        """A state that looks like this, to look ahead in."""
        return self._state.sample(self.seat, seed=seed)


class ProgramBot:
    """A bot of the program. Make it with `dozen.bot`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, legal: Sequence[int]) -> int:
        return view._state.bot_action(self.name, seed=view.seed, seat=view.seat)

    def __repr__(self) -> str:
        return f"dozen.bot({self.name!r})"

    def __str__(self) -> str:
        return self.name


def bot(name: str, iterations: int | None = None) -> ProgramBot:
    """A bot of the program: "random", "greedy", "easy", "medium", "hard" or "expert".

    `iterations` makes those that search think more or less than they usually do.
    """
    return ProgramBot(name if iterations is None else f"{name}:{iterations}")
