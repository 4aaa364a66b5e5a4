"""Games for PettingZoo: `env` where one agent acts after the other, `parallel_env` where all act in each cycle.

    >>> from dozen import pettingzoo
    >>> env = pettingzoo.env("go-nuts", seats=3)
    >>> env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.step(observation["action_mask"].argmax())

Agents are called "seat_0", "seat_1" and so on. An observation is a dict with `observation`, the small integers of
`Game.observation_parts`, and `action_mask`. In the parallel form whoever is not asked has one action: to wait, the last
id. Rewards are shares of the win, paid at the end.

`illegal` says what an illegal action is: "raise" an error, or "replace" it with a legal one; then `info["illegal"]` is True.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from dozen._dozen import Game, State

__all__ = ["AEC", "Parallel", "env", "parallel_env"]


def env(name: str, *, illegal: str = "raise", **table: Any) -> AEC:
    """One agent after the other. `table` is what `dozen.Game` takes: seats, edition, options."""
    return AEC(Game(name, **table), illegal=illegal)


def parallel_env(name: str, *, illegal: str = "raise", max_cycles: int | None = None, **table: Any) -> Parallel:
    """All agents in each cycle. After `max_cycles` cycles the game is cut off."""
    return Parallel(Game(name, **table), illegal=illegal, max_cycles=max_cycles)


class _Table:
    """What both forms have in common."""

    def __init__(self, game: Game, illegal: str, waits: bool) -> None:
        if illegal not in ("raise", "replace"):
            raise ValueError(f"illegal is {illegal!r}: use 'raise' or 'replace'")
        self.game = game
        self.illegal = illegal
        self.names = [f"seat_{seat}" for seat in range(game.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.n_actions = game.n_actions + waits
        low = np.empty(game.observation_size, np.int16)
        high = np.empty(game.observation_size, np.int16)
        for _, first, shape, lowest, highest in game.observation_parts:
            last = first + int(np.prod(shape))
            low[first:last], high[first:last] = lowest, highest
        self.low, self.high = low, high
        self.picker = random.Random()

    def observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(self.low, self.high, dtype=np.int16)
        mask = spaces.Box(0, 1, (self.n_actions,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def state_space(self) -> spaces.Box:
        seats = self.game.seats
        return spaces.Box(np.tile(self.low, seats), np.tile(self.high, seats), dtype=np.int16)

    def begin(self, seed: int | None) -> State:
        if seed is not None:
            self.picker = random.Random(seed)
        return self.game.start(seed=self.picker.getrandbits(63))

    def observe(self, state: State, seat: int) -> dict[str, np.ndarray]:
        mask = np.zeros(self.n_actions, np.int8)
        if seat in state.due:
            mask[: self.game.n_actions] = state.mask(seat)
        elif self.n_actions > self.game.n_actions:
            mask[-1] = not state.is_over
        return {"observation": state.observation(seat), "action_mask": mask}

    def omniscient(self, state: State) -> np.ndarray:
        return np.concatenate([state.observation(seat) for seat in range(self.game.seats)])

    def legal(self, state: State, seat: int, action: Any) -> tuple[int, bool]:
        """The action to make, and whether it replaces an illegal one."""
        chosen = int(action)
        legal = state.legal(seat)
        if chosen in legal:
            return chosen, False
        if self.illegal == "raise":
            raise ValueError(f"{self.names[seat]}: the action {chosen} is not legal here: choose one of {legal}")
        return legal[chosen % len(legal)], True


class AEC(AECEnv):
    """A game in which one agent acts after the other."""

    def __init__(self, game: Game, *, illegal: str = "raise") -> None:
        super().__init__()
        self._table = _Table(game, illegal, waits=False)
        self.metadata = {"name": game.id, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.game = game
        self.possible_agents = list(self._table.names)
        self.agents: list[str] = []
        self.observation_spaces = {name: self._table.observation_space() for name in self.possible_agents}
        self.action_spaces = {name: spaces.Discrete(game.n_actions) for name in self.possible_agents}
        self.state_space = self._table.state_space()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._state = self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {name: {} for name in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self._state.seat
        self.agent_selection = self.agents[0] if seat is None else self._table.names[seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._table.observe(self._state, self._table.seat_of[agent])

    def state(self) -> np.ndarray:
        """What all seats know, one after the other. Meant for training: no seat may see it."""
        return self._table.omniscient(self._state)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen, replaced = self._table.legal(self._state, self._table.seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {"illegal": True} if replaced else {}
        self._state.apply(chosen)
        if self._state.is_over:
            for name, share in zip(self._table.names, self._state.returns()):
                self.rewards[name] = share
                self.terminations[name] = True
        self._select()
        self._accumulate_rewards()

    def render(self) -> str:
        return self._state.text(-1)

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return f"dozen_{self.game.id}"


class Parallel(ParallelEnv):
    """A game in which all agents act in each cycle; those who are not asked wait."""

    def __init__(self, game: Game, *, illegal: str = "raise", max_cycles: int | None = None) -> None:
        self._table = _Table(game, illegal, waits=True)
        self.metadata = {"name": game.id, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.game = game
        self.max_cycles = max_cycles
        self.possible_agents = list(self._table.names)
        self.agents: list[str] = []
        self.wait = game.n_actions
        self._observation_space = cache(lambda _agent: self._table.observation_space())
        self._action_space = cache(lambda _agent: spaces.Discrete(game.n_actions + 1))
        self.state_space = self._table.state_space()

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space:
        return self._action_space(agent)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._state = self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {name: {} for name in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {name: self._table.observe(self._state, self._table.seat_of[name]) for name in self.agents}

    def state(self) -> np.ndarray:
        """What all seats know, one after the other. Meant for training: no seat may see it."""
        return self._table.omniscient(self._state)

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        due = self._state.due
        chosen = {}
        for name in self.agents:
            seat = self._table.seat_of[name]
            if name not in actions:
                raise ValueError(f"{name} has no action: every agent acts in each cycle, or waits with {self.wait}")
            if seat in due:
                chosen[seat], replaced = self._table.legal(self._state, seat, actions[name])
            else:
                replaced = int(actions[name]) != self.wait
                if replaced and self._table.illegal == "raise":
                    raise ValueError(f"{name} is not asked: it waits with {self.wait}")
            if replaced:
                infos[name]["illegal"] = True
        for seat in due:
            self._state.apply(chosen[seat], seat)
        self._cycles += 1
        over = self._state.is_over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        shares = self._state.returns()
        rewards = {name: shares[self._table.seat_of[name]] for name in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        observations = self._observations()
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str:
        return self._state.text(-1)

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return f"dozen_{self.game.id}_parallel"
