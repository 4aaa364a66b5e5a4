"""One game: what a seat may choose and know, copies, records."""

import copy
import pickle
import random

import dozen
import numpy as np
import pytest


def play(game, seed, visit=lambda state: None):
    state, pick = game.start(seed=seed), random.Random(seed)
    while not state.is_over:
        visit(state)
        state.apply(pick.choice(state.legal()))
    return state


def middle(game, seed=3, steps=12):
    state, pick = game.start(seed=seed), random.Random(seed)
    for _ in range(steps):
        state.apply(pick.choice(state.legal()))
    return state


def test_masks_and_lists_are_the_same_and_numbers_keep_their_bounds(game):
    low = np.concatenate([np.full(int(np.prod(s)), lo) for _, _, s, lo, _ in game.observation_parts])
    high = np.concatenate([np.full(int(np.prod(s)), hi) for _, _, s, _, hi in game.observation_parts])
    assert low.shape == (game.observation_size,)

    def visit(state):
        assert np.flatnonzero(state.mask()).tolist() == sorted(state.legal())
        numbers = state.observation()
        assert numbers.dtype == np.int16 and (low <= numbers).all() and (numbers <= high).all()
        assert state.seat == state.due[0]

    state = play(game, 1, visit)
    assert state.legal() == [] and state.seat is None and not state.mask().any()
    assert sum(state.returns()) == pytest.approx(1.0 if max(state.returns()) > 0 else 0.0)
    assert len(state.scores) == len(state.ranks) == game.seats


def test_ids_lie_in_the_groups(game):
    groups = game.action_groups
    assert sum(int(np.prod(shape)) for _, _, shape in groups) == game.n_actions <= 4096
    assert [first for _, first, _ in groups] == sorted(first for _, first, _ in groups)


def test_a_seat_sees_no_more_than_in_another_world(game):
    state = middle(game)
    for seat in [*range(game.seats), -1]:
        for seed in range(4):
            other = state.sample(seat, seed=seed)
            assert other.observation(seat).tobytes() == state.observation(seat).tobytes()
            assert other.view(seat) == state.view(seat)
            if seat >= 0:
                assert other.mask(seat).tobytes() == state.mask(seat).tobytes()


def test_copies_are_apart(game):
    state = middle(game)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state and hash(twin) == hash(state)
        twin.apply(twin.legal()[0])
        assert twin != state
    one, other = pickle.loads(pickle.dumps(state)), state.clone()
    while not other.is_over:
        action = other.legal()[-1]
        one.apply(action)
        other.apply(action)
    assert one == other and one.steps == other.steps


def test_the_same_seed_deals_the_same_again(game):
    assert play(game, 5).steps == play(game, 5).steps
    assert play(game, 5).steps != play(game, 6).steps


def test_records_are_those_of_the_program(game):
    state = play(game, 2)
    record = state.record()
    assert record["game"] == game.id and record["outcome"]["scores"] == state.scores
    again = game.replay(record["steps"])
    assert again == state and again.scores == state.scores


def test_chance_can_be_explicit(game):
    state = game.start()
    while state.is_chance:
        step, weight = state.chances()[0]
        assert weight > 0
        state.apply_step(step)
    assert state.seat is not None


def test_what_a_seat_has_seen_tells_games_apart_only_where_it_can(game):
    state = middle(game)
    assert state.information_state(0) == state.clone().information_state(0)
    for seat in range(game.seats):
        assert state.sample(seat, seed=1).information_state(seat) == state.information_state(seat)


def test_pictures_and_texts(game):
    state = middle(game)
    assert state.text(0) and str(state) and repr(state).startswith(f"<State of {game.id}")
    assert dozen.svg(state, 0).startswith("<svg ")
    assert len(state.win_shares()) == game.seats
    assert all(state.action_text(action) for action in state.legal())


def test_bots_choose_what_is_legal(game):
    state = middle(game)
    for bot in ("random", "greedy", "hard:20"):
        chosen = state.bot_action(bot, seed=4)
        assert chosen in state.legal() and chosen == state.bot_action(bot, seed=4)


def test_bad_input_is_told(game):
    state = middle(game)
    illegal = next(i for i in range(game.n_actions) if i not in state.legal())
    before = state.clone()
    for action, words in [(illegal, "is not legal here"), (game.n_actions, "they go from 0 to")]:
        with pytest.raises(ValueError, match=words):
            state.apply(action)
    with pytest.raises(OverflowError):
        state.apply(-1)
    with pytest.raises(TypeError):
        state.apply("first")
    with pytest.raises(IndexError, match="there is no seat 9: seats go from 0"):
        state.observation(9)
    with pytest.raises(ValueError, match="there is no bot"):
        state.bot_action("harder")
    with pytest.raises(ValueError, match="was sampled"):
        state.sample(0, seed=1).steps
    over = play(game, 1)
    with pytest.raises(ValueError, match="the game is over"):
        over.apply(0)
    assert state == before


def test_tables_that_do_not_exist():
    with pytest.raises(ValueError, match="did you mean go-nuts"):
        dozen.Game("gonuts")
    with pytest.raises(ValueError, match="is for 2 to 6 players"):
        dozen.Game("go-nuts", seats=9)
    with pytest.raises(ValueError, match="there is no edition"):
        dozen.Game("go-nuts", edition="third")
    with pytest.raises(ValueError, match="there is no option"):
        dozen.Game("go-nuts", options={"sugar": 1})
    with pytest.raises(TypeError, match="the option row_refill is a float"):
        dozen.Game("go-nuts", options={"row_refill": 1.5})


def test_tables_are_values():
    one = dozen.Game("go-nuts", seats=3, edition="retail", options={"row_refill": "shift", "plain_tie_bonus": 1})
    assert pickle.loads(pickle.dumps(one)) == one == eval(repr(one))
    assert one != dozen.Game("go-nuts", seats=3)
    assert "edition" in dozen.Game.__doc__
