"""Many games side by side, in arrays that you own."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dozen import _dozen
from dozen._dozen import Game


class Batch:
    """`n` games of one table, played in step.

        >>> batch = dozen.Batch(dozen.Game("donut"), 64, seed=1)
        >>> batch.reset()
        >>> batch.step([mask.argmax() for mask in batch.masks])

    Each row is a game. After `reset` and `step` the arrays say where the games stand:

    - `observations[i]`: what the seat that is asked may know,
    - `masks[i]`: True for each action id it may choose,
    - `seats[i]`: that seat, counted from 0; -1 when the game is over,
    - `rewards[i, seat]`: what each seat is paid in this step,
    - `done[i]`: whether the game ended in this step.

    `opponents` names bots for some seats: `{1: "hard", 2: "greedy"}`. They play by themselves, and you are asked for the
    other seats only. `reward` is "win_share", "score" or "margin" (your points beyond the best of the others), paid when a
    game ends. `autoreset` says what comes then: "next_step" (the step after ignores your action and begins a new game),
    "same_step" (the step that ends a game begins the next) or "off". `threads=0` uses all cores; what happens in a game does
    not depend on it.

    `arrays` may hold arrays of your own under the names above, to be written into; those you leave out are made.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int = 0,
        *,
        opponents: Mapping[int, str] | None = None,
        reward: str = "win_share",
        autoreset: str = "next_step",
        threads: int = 1,
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        names: list[str | None] = [None] * game.seats
        for seat, name in (opponents or {}).items():
            if not 0 <= seat < game.seats:
                raise IndexError(f"there is no seat {seat}: seats go from 0 to {game.seats - 1} at this table")
            names[seat] = str(name)
        self.game = game
        self.n = n
        self._batch = _dozen.Batch(game, n, seed, names, reward, autoreset, threads)
        given = dict(arrays or {})
        self.observations: NDArray[np.int16] = _array(given, "observations", (n, game.observation_size), np.int16)
        self.masks: NDArray[np.bool_] = _array(given, "masks", (n, game.n_actions), np.bool_)
        self.seats: NDArray[np.int8] = _array(given, "seats", (n,), np.int8)
        self.rewards: NDArray[np.float32] = _array(given, "rewards", (n, game.seats), np.float32)
        self.done: NDArray[np.bool_] = _array(given, "done", (n,), np.bool_)
        if given:
            raise ValueError(f"there is no array {sorted(given)[0]!r}: use {', '.join(_NAMES)}")
        self._arrays = (self.observations, self.masks, self.seats, self.rewards, self.done)

    def reset(self, rows: ArrayLike | None = None) -> None:
        """Begins all games anew, or those that `rows` marks with True."""
        marked = None if rows is None else np.ascontiguousarray(rows)
        if marked is not None and marked.dtype != np.bool_:
            raise TypeError(f"rows is {marked.dtype}: mark the games to begin anew with True and False")
        self._batch.reset(marked, *self._arrays)

    def step(self, actions: ArrayLike) -> None:
        """Chooses one action id in each game and plays on to the next choice. If any is not legal, nothing happens."""
        ids = np.asarray(actions)
        if ids.dtype != np.int64:
            if ids.dtype.kind not in "iu":
                raise TypeError(f"actions are {ids.dtype}: action ids are whole numbers, such as int64")
            ids = ids.astype(np.int64)
        if ids.ndim != 1:
            raise ValueError(f"actions have the shape {ids.shape}: give one action id for each game, ({self.n},)")
        self._batch.step(np.ascontiguousarray(ids), *self._arrays)

    def save(self) -> str:
        """Where all games stand, as text. It names the edition and the version of the numbers."""
        return self._batch.save()

    def load(self, saved: str) -> None:
        """Puts all games where they were when `saved` was made, by a batch of the same table, size and seed."""
        self._batch.load(saved, *self._arrays)

    def close(self) -> None:
        """Ends the batch and gives its memory back. The arrays stay."""
        self._batch.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __len__(self) -> int:
        return self.n


_NAMES = ("observations", "masks", "seats", "rewards", "done")


def _array(given: dict[str, NDArray[Any]], name: str, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, dtype)
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name} is a {type(array).__name__}: give a numpy array")
    if array.dtype != dtype:
        raise TypeError(f"{name} is {array.dtype}, but {np.dtype(dtype)} is needed")
    if array.shape != shape:
        raise ValueError(f"{name} has the shape {array.shape}, but {shape} is needed")
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise ValueError(f"{name} must lie in one piece and be writeable: make it with numpy.zeros({shape})")
    return array
