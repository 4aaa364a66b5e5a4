"""Games for OpenSpiel: `register` adds them under names such as "dozen_go_nuts".

    >>> import pyspiel
    >>> from dozen import openspiel
    >>> openspiel.register()
    >>> game = pyspiel.load_game("dozen_go_nuts", {"players": 3})
    >>> state = game.new_initial_state()

Chance is explicit. Seats that choose at once choose one after the other, and nobody sees another's answer. Returns are shares
of the win. `resample_from_infostate` draws from what the player knows, so searches such as `ismcts.ISMCTSBot` cannot peek.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from dozen._dozen import Game, State, game_ids

__all__ = ["register"]

#: More outcomes than any chance step has: twelve dice fall in 6,188 ways.
_MOST_OUTCOMES = 8192
#: Longer than any game: all of them end by a rule.
_MOST_STEPS = 1_000_000
_registered: set[str] = set()


def register() -> list[str]:
    """Adds all games to OpenSpiel and returns the names it knows them by. To call it again does nothing."""
    names = []
    for game_id in game_ids():
        name = f"dozen_{game_id.replace('-', '_')}"
        names.append(name)
        if name not in _registered:
            pyspiel.register_game(_game_type(name, game_id), _maker(name, game_id))
            _registered.add(name)
    return names


def _sizes(game_id: str) -> list[int]:
    sizes = []
    for seats in range(1, 7):
        try:
            Game(game_id, seats=seats)
        except ValueError:
            continue
        sizes.append(seats)
    return sizes


def _game_type(name: str, game_id: str) -> pyspiel.GameType:
    sizes = _sizes(game_id)
    return pyspiel.GameType(
        short_name=name,
        long_name=Game(game_id).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(sizes),
        min_num_players=min(sizes),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": Game(game_id).seats, "edition": Game(game_id).edition},
    )


def _maker(name: str, game_id: str) -> Callable[..., pyspiel.Game]:
    game_type = _game_type(name, game_id)

    class Table(_Table):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, game_id, params or {})

    return Table


class _Table(pyspiel.Game):
    def __init__(self, game_type: pyspiel.GameType, game_id: str, params: dict[str, Any]) -> None:
        default = Game(game_id)
        self.table = Game(
            game_id, seats=params.get("players", default.seats), edition=params.get("edition", default.edition)
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.n_actions,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_MOST_STEPS,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> _State:
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        if params:
            raise ValueError(f"observations take no parameters, but {params} are given")
        return _Observer(self.table)


class _State(pyspiel.State):
    def __init__(self, game: _Table) -> None:
        super().__init__(game)
        self.position: State = game.table.start()
        self.outcomes: list[tuple[str, int]] | None = None

    def current_player(self) -> int:
        if self.position.is_over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.position.seat
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player)) if player == self.position.seat else []

    def _chances(self) -> list[tuple[str, int]]:
        if self.outcomes is None:
            self.outcomes = self.position.chances()
        return self.outcomes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self._chances()]
        total = sum(weights)
        return [(i, weight / total) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.position.is_chance:
            self.position.apply_step(self._chances()[action][0])
            self.outcomes = None
        else:
            self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._chances()[action][0]
        return self.position.action_text(action, player)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        return self.position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.information_state(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> _State:
        """Another state that looks the same to the player."""
        other = self.get_game().new_initial_state()
        other.position = self.position.sample(player, seed=int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return self.position.text(-1)


class _Observer:
    def __init__(self, table: Game) -> None:
        self.tensor = np.zeros(table.observation_size, np.float32)
        self.dict = {
            name: self.tensor[first : first + int(np.prod(shape))].reshape(shape)
            for name, first, shape, _, _ in table.observation_parts
        }

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = state.position.observation(player)

    def string_from(self, state: _State, player: int) -> str:
        return state.position.text(player)
