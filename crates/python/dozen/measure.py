"""How fast it is on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from dozen._dozen import Game, game_ids
from dozen.batch import Batch


def bench(seconds: float = 1.0, rows: int = 256) -> dict[str, dict[str, float]]:
    """Measures decisions a second on one core, prints a table and returns it.

    A decision is an action id in, observation and mask out. `batch` is `Batch.step` with random legal actions, the choosing
    left aside; `single` is `State.apply` and `State.legal`. The time is processor time, the best of three.
    """
    table: dict[str, dict[str, float]] = {}
    print(f"{'game':20}{'batch':>14}{'single':>14}")
    for name in game_ids():
        game = Game(name)
        figures = {"batch": _best(_batched, game, seconds, rows), "single": _best(_single, game, seconds, rows)}
        table[name] = figures
        print(f"{name:20}{figures['batch']:>14,.0f}{figures['single']:>14,.0f}")
    return table


def _best(measure: Callable[[Game, float, int], float], game: Game, seconds: float, rows: int) -> float:
    return max(measure(game, seconds / 3, rows) for _ in range(3))


def _choose(masks: np.ndarray, keys: np.ndarray) -> np.ndarray:
    """A legal action in each row, another one each time."""
    return np.where(masks, keys, np.float32(-1)).argmax(axis=1)


def _batched(game: Game, seconds: float, rows: int) -> float:
    rng = np.random.default_rng(1)
    batch = Batch(game, rows, seed=1, autoreset="same_step")
    batch.reset()
    keys = [rng.random(batch.masks.shape, dtype=np.float32) for _ in range(7)]
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = _choose(batch.masks, keys[steps % len(keys)])
        start = time.process_time()
        batch.step(actions)
        spent += time.process_time() - start
        steps += 1
    batch.close()
    return steps * rows / spent


def _single(game: Game, seconds: float, _rows: int) -> float:
    pick = [int(n) for n in np.random.default_rng(2).integers(1 << 30, size=1009)]
    steps, seed = 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.start(seed=seed)
        seed += 1
        legal = state.legal()
        while legal:
            state.apply(legal[pick[steps % 1009] % len(legal)])
            legal = state.legal()
            steps += 1
    return steps / (time.process_time() - start)
