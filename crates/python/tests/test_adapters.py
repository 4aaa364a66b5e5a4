"""The suites of Gymnasium and PettingZoo, for all games at all tables."""

import warnings
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from dozen import gymnasium as single
from dozen import pettingzoo as several
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import parallel_to_aec


def test_pettingzoo_api(game):
    api_test(several.env(game.id, seats=game.seats), num_cycles=40)


def test_pettingzoo_seed(game):
    seed_test(lambda: several.env(game.id, seats=game.seats), num_cycles=40)


def test_pettingzoo_parallel_api(game):
    parallel_api_test(several.parallel_env(game.id, seats=game.seats), num_cycles=40)


def test_pettingzoo_parallel_seed(game):
    parallel_seed_test(lambda: several.parallel_env(game.id, seats=game.seats, illegal="replace"), num_cycles=40)


def test_pettingzoo_state(game):
    table = {"seats": game.seats, "illegal": "replace"}
    state_test(several.env(game.id, **table), several.parallel_env(game.id, **table))


def test_pettingzoo_max_cycles(game):
    def parallel(max_cycles):
        return several.parallel_env(game.id, seats=game.seats, illegal="replace", max_cycles=max_cycles)

    forms = SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    max_cycles_test(forms)


def test_gymnasium(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(single.Env(game.id, seats=game.seats, illegal="replace"), skip_render_check=True)


@pytest.mark.parametrize("mode", [gymnasium.vector.AutoresetMode.NEXT_STEP, gymnasium.vector.AutoresetMode.SAME_STEP])
def test_gymnasium_vectors(game, mode):
    """A vector of games goes like its games one by one, in both modes."""
    envs = single.VectorEnv(game.id, 3, seats=game.seats, autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] == mode
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    rng, ended, was_over = np.random.default_rng(1), 0, np.zeros(3, bool)
    steps = 0
    while steps < 100 or not ended:
        steps += 1
        keys = np.where(infos["action_mask"] == 1, rng.random((3, game.n_actions)), -1)
        observations, rewards, terminated, truncated, infos = envs.step(keys.argmax(axis=1))
        assert observations in envs.observation_space and not truncated.any()
        assert not (terminated & was_over).any() and (rewards[~terminated] == 0).all()
        over = infos["action_mask"].sum(axis=1) == 0
        if mode == gymnasium.vector.AutoresetMode.SAME_STEP:
            assert not over.any() and (infos.get("_final_obs", np.zeros(3, bool)) == terminated).all()
        else:
            assert (over == terminated).all() and not (over & was_over).any()
            was_over = over
        ended += int(terminated.sum())
    envs.close()


def test_illegal_actions_are_told():
    env = single.Env("go-nuts", seats=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal here: choose one of"):
        env.step(int(info["action_mask"].argmin()))
    aec = several.env("go-nuts", seats=2)
    aec.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0: the action 300 is not legal here"):
        aec.step(300)
    together = several.parallel_env("donut", seats=2)
    together.reset(seed=1)
    with pytest.raises(ValueError, match="has no action"):
        together.step({})
    for wrong in (single.Env, several.env):
        with pytest.raises(ValueError, match="use 'raise' or 'replace'"):
            wrong("go-nuts", illegal="lose")
