"""OpenSpiel's own tests, for all games at all tables."""

import dozen
import numpy as np
import pyspiel
import pytest
from dozen import openspiel
from open_spiel.python.algorithms import ismcts, mcts

openspiel.register()


def load(game):
    return pyspiel.load_game(f"dozen_{game.id.replace('-', '_')}", {"players": game.seats})


def test_random_games_with_serialisation(game, capfd):
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


def test_a_state_is_a_game_of_ours(game):
    spiel, rng = load(game), np.random.default_rng(1)
    state = spiel.new_initial_state()
    observer = spiel.make_py_observer()
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=chances)))
            continue
        player = state.current_player()
        observer.set_from(state, player)
        assert (observer.tensor == state.position.observation(player)).all()
        twin = state.clone()
        assert twin.position == state.position and twin.position is not state.position
        world = state.resample_from_infostate(player, rng.random)
        assert world.legal_actions() == state.legal_actions()
        assert (world.position.observation(player) == state.position.observation(player)).all()
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_openspiel_searches_our_games():
    spiel = load(dozen.Game("go-nuts", seats=2))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=8,
        random_state=np.random.RandomState(2),
    )
    state, rng = spiel.new_initial_state(), np.random.default_rng(3)
    chosen = 0
    while chosen < 3:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            chosen += 1


def test_registering_again_does_nothing():
    assert openspiel.register() == openspiel.register()
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("dozen_chess")
