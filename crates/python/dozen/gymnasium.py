"""Games for Gymnasium: one learner against bots of the program, in one game (`Env`) or many at once (`VectorEnv`).

    >>> from dozen.gymnasium import Env
    >>> env = Env("go-nuts", seats=2, opponent="greedy")
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

An observation is the small integers of `Game.observation_parts`; `info["action_mask"]` says which actions are legal. The
reward is the learner's share of the win, paid at the end.

`illegal` says what an illegal action is: "raise" an error, or "replace" it with a legal one; then `info["illegal"]` is True.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from dozen._dozen import Game
from dozen.batch import Batch

__all__ = ["Env", "VectorEnv"]


def _spaces(game: Game) -> tuple[spaces.Box, spaces.Discrete]:
    low = np.empty(game.observation_size, np.int16)
    high = np.empty(game.observation_size, np.int16)
    for _, first, shape, lowest, highest in game.observation_parts:
        last = first + int(np.prod(shape))
        low[first:last], high[first:last] = lowest, highest
    return spaces.Box(low, high, dtype=np.int16), spaces.Discrete(game.n_actions)


class _Games:
    """The games of both forms."""

    def __init__(self, game: Game, n: int, seat: int, opponent: str, illegal: str, threads: int) -> None:
        if illegal not in ("raise", "replace"):
            raise ValueError(f"illegal is {illegal!r}: use 'raise' or 'replace'")
        if not 0 <= seat < game.seats:
            raise IndexError(f"there is no seat {seat}: seats go from 0 to {game.seats - 1} at this table")
        self.game, self.n, self.seat, self.illegal, self.threads = game, n, seat, illegal, threads
        self.opponents = {other: opponent for other in range(game.seats) if other != seat}
        self.batch: Batch | None = None

    def begin(self, seed: int | None, generator: np.random.Generator) -> Batch:
        if self.batch is None or seed is not None:
            chosen = int(generator.integers(1 << 62))
            self.batch = Batch(
                self.game, self.n, chosen, opponents=self.opponents, autoreset="off", threads=self.threads
            )
        self.batch.reset()
        return self.batch

    def playing(self) -> Batch:
        if self.batch is None:
            raise gymnasium.error.ResetNeeded("call reset before step")
        return self.batch

    def legal(self, batch: Batch, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The actions to make, and which of them replace an illegal one. Games that are over take none."""
        playing = batch.seats >= 0
        within = (actions >= 0) & (actions < self.game.n_actions)
        allowed = within & batch.masks[np.arange(self.n), np.where(within, actions, 0)]
        illegal = playing & ~allowed
        if not illegal.any():
            return actions, illegal
        row = int(illegal.argmax())
        legal = np.flatnonzero(batch.masks[row])
        if self.illegal == "raise":
            where = f"row {row}: " if self.n > 1 else ""
            raise ValueError(
                f"{where}the action {actions[row]} is not legal here: choose one of {legal.tolist()}, "
                "which the mask allows"
            )
        actions = actions.copy()
        for row in np.flatnonzero(illegal):
            legal = np.flatnonzero(batch.masks[row])
            actions[row] = legal[actions[row] % len(legal)]
        return actions, illegal


class Env(gymnasium.Env):
    """One game: the learner at `seat` against `opponent` on all others. `table` is what `dozen.Game` takes."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        name: str,
        *,
        seat: int = 0,
        opponent: str = "random",
        illegal: str = "raise",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.game = Game(name, **table)
        self._games = _Games(self.game, 1, seat, opponent, illegal, threads=1)
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.game)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        batch = self._games.begin(seed, self.np_random)
        return batch.observations[0].copy(), self._info(batch)

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        batch = self._games.playing()
        if batch.seats[0] < 0:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        actions, illegal = self._games.legal(batch, np.array([int(action)]))
        batch.step(actions)
        info = self._info(batch)
        if illegal[0]:
            info["illegal"] = True
        reward = float(batch.rewards[0, self._games.seat])
        return batch.observations[0].copy(), reward, bool(batch.done[0]), False, info

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": batch.masks[0].view(np.int8).copy()}

    def render(self) -> str | None:
        """The numbers of the observation by their names. For boards, play with `Game.start` and `State.text`."""
        if self.render_mode != "ansi":
            return None
        row = self._games.playing().observations[0]
        parts = self.game.observation_parts
        return "\n".join(
            f"{name}: {row[first : first + int(np.prod(shape))].reshape(shape).tolist()}"
            for name, first, shape, _, _ in parts
        )

    def close(self) -> None:
        if self._games.batch is not None:
            self._games.batch.close()


class VectorEnv(gymnasium.vector.VectorEnv):
    """`num_envs` games at once, each like `Env`. In both autoreset modes games begin anew by themselves."""

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponent: str = "random",
        illegal: str = "raise",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        **table: Any,
    ) -> None:
        self.game = Game(name, **table)
        self._games = _Games(self.game, num_envs, seat, opponent, illegal, threads)
        self.num_envs = num_envs
        self._mode = AutoresetMode(autoreset_mode)
        if self._mode == AutoresetMode.DISABLED:
            raise ValueError("autoreset_mode is Disabled: use NextStep or SameStep")
        self.metadata = {"autoreset_mode": self._mode}
        self.single_observation_space, self.single_action_space = _spaces(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        if isinstance(seed, (list, tuple)):
            seed = hash(tuple(seed)) & ((1 << 62) - 1) if any(one is not None for one in seed) else None
        super().reset(seed=seed)
        batch = self._games.begin(seed, self.np_random)
        return batch.observations.copy(), self._infos(batch)

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        batch = self._games.playing()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {given.dtype} {given.shape}: give {self.num_envs} whole numbers")
        chosen, illegal = self._games.legal(batch, given.astype(np.int64))
        over = batch.seats < 0
        batch.step(np.where(over, 0, chosen))
        rewards = batch.rewards[:, self._games.seat].astype(np.float64)
        terminations = batch.done.copy()
        final: dict[str, Any] = {}
        again = over
        if self._mode == AutoresetMode.SAME_STEP:
            again = terminations
            if again.any():
                last = np.full(self.num_envs, None, dtype=object)
                for row in np.flatnonzero(again):
                    last[row] = batch.observations[row].copy()
                mask = np.zeros_like(batch.masks, dtype=np.int8)
                final = {
                    "final_obs": last,
                    "_final_obs": again.copy(),
                    "final_info": {"action_mask": mask, "_action_mask": again.copy()},
                    "_final_info": again.copy(),
                }
        if again.any():
            batch.reset(again)
        infos = {**self._infos(batch), **final}
        if illegal.any():
            infos["illegal"], infos["_illegal"] = illegal, illegal.copy()
        return batch.observations.copy(), rewards, terminations, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": batch.masks.view(np.int8).copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def close_extras(self, **_: Any) -> None:
        if self._games.batch is not None:
            self._games.batch.close()
