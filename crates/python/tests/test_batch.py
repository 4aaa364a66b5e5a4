"""Many games side by side."""

import dozen
import numpy as np
import pytest


def choose(batch, rng):
    keys = rng.random(batch.masks.shape)
    return np.where(batch.masks, keys, -1).argmax(axis=1)


def run(batch, steps, seed=1):
    """Plays on by random legal actions. What happened, as bytes."""
    rng, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        batch.step(choose(batch, rng))
        for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.done):
            seen.append(array.tobytes())
    return seen


def test_rows_are_games_as_states_play_them(game):
    """Every row says what the seat that is asked knows, and pays when a game ends."""
    batch = dozen.Batch(game, 5, seed=2)
    batch.reset()
    rng, ended, steps = np.random.default_rng(3), 0, 0
    while steps < 100 or not ended:
        steps += 1
        over = batch.seats < 0
        assert (batch.masks.any(axis=1) == ~over).all()
        batch.step(choose(batch, rng))
        assert (batch.done <= (batch.seats < 0)).all()
        assert (batch.rewards[~batch.done] == 0).all()
        ended += int(batch.done.sum())
        if game.seats > 1:
            assert batch.rewards[batch.done].sum() == pytest.approx(batch.done.sum())
        assert not (over & batch.done).any()


def test_threads_change_nothing(game):
    one, two = (dozen.Batch(game, 7, seed=4, threads=threads) for threads in (1, 3))
    one.reset()
    two.reset()
    assert run(one, 60) == run(two, 60)


def test_rows_depend_on_the_seed_alone(name):
    game = dozen.Game(name)
    one, two, other = (dozen.Batch(game, 4, seed=seed) for seed in (1, 1, 2))
    for batch in (one, two, other):
        batch.reset()
    seen = run(one, 40)
    assert seen == run(two, 40)
    assert seen != run(other, 40)


@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "off"])
def test_what_comes_after_the_end(autoreset):
    game = dozen.Game("go-nuts", seats=2)
    batch = dozen.Batch(game, 3, seed=1, autoreset=autoreset)
    batch.reset()
    rng = np.random.default_rng(1)
    while not batch.done[0]:
        batch.step(choose(batch, rng))
    assert (batch.seats[0] < 0) == (autoreset != "same_step")
    batch.step(choose(batch, rng))
    assert (batch.seats[0] < 0) == (autoreset == "off")
    assert not batch.done[0] and batch.rewards[0].sum() == 0
    if autoreset == "off":
        before = batch.observations[1].copy()
        batch.reset([True, False, False])
        assert batch.seats[0] >= 0 and (batch.observations[1] == before).all()


def test_a_saved_batch_goes_on_as_it_would_have(game):
    opponents = {game.seats - 1: "greedy"} if game.seats > 1 else {}
    one = dozen.Batch(game, 4, seed=6, opponents=opponents)
    one.reset()
    run(one, 30)
    saved = one.save()
    two = dozen.Batch(game, 4, seed=6, opponents=opponents)
    two.load(saved)
    for name in ("observations", "masks", "seats"):
        assert (getattr(one, name) == getattr(two, name)).all()
    assert run(one, 30, seed=8) == run(two, 30, seed=8)


def test_opponents_play_by_themselves(shared_table):
    game = shared_table
    batch = dozen.Batch(game, 3, seed=1, opponents={seat: "random" for seat in range(1, game.seats)})
    batch.reset()
    rng = np.random.default_rng(1)
    for _ in range(50):
        assert set(batch.seats.tolist()) <= {0, -1}
        batch.step(choose(batch, rng))


def test_rewards(name):
    totals = {}
    for reward in ("win_share", "score", "margin"):
        game = dozen.Game(name, seats=2)
        batch = dozen.Batch(game, 1, seed=9, reward=reward)
        batch.reset()
        rng = np.random.default_rng(9)
        while not batch.done[0]:
            batch.step(choose(batch, rng))
        totals[reward] = batch.rewards[0].tolist()
    score = totals["score"]
    assert totals["margin"] == [score[0] - score[1], score[1] - score[0]]
    assert sum(totals["win_share"]) == 1


def test_arrays_of_the_caller_are_written():
    game = dozen.Game("donut")
    store = np.zeros((10, 4, game.observation_size), np.int16)
    batch = dozen.Batch(game, 4, arrays={"observations": store[3]})
    batch.reset()
    assert batch.observations.base is store or batch.observations is store[3] or store[3].any()
    assert store[3].any() and not store[2].any()


def test_bad_input_is_told_and_changes_nothing(game):
    batch = dozen.Batch(game, 3, seed=1)
    batch.reset()
    good = batch.masks.argmax(axis=1)
    bad = good.copy()
    bad[2] = int((~batch.masks[2]).argmax())
    before = batch.save()
    with pytest.raises(ValueError, match="row 2: the action id .* is not legal here for seat"):
        batch.step(bad)
    with pytest.raises(ValueError, match="row 0: the action id -1"):
        batch.step([-1, 0, 0])
    with pytest.raises(TypeError, match="action ids are whole numbers"):
        batch.step(good.astype(float))
    with pytest.raises(ValueError, match="3 are needed"):
        batch.step(good[:2])
    with pytest.raises(ValueError, match="have the shape"):
        batch.step([good.tolist()])
    with pytest.raises(TypeError, match="mark the games"):
        batch.reset([1, 0, 0])
    with pytest.raises(ValueError, match="3 are needed"):
        batch.reset([True])
    with pytest.raises(ValueError, match="was not saved by a batch"):
        batch.load("cake")
    assert batch.save() == before
    batch.step(good)
    batch.close()
    for call in (batch.save, batch.reset, lambda: batch.step(good)):
        with pytest.raises(ValueError, match="this batch is closed"):
            call()


def test_batches_that_cannot_be():
    game = dozen.Game("go-nuts", seats=2)
    refused = [
        (ValueError, "at least one game", {"n": 0}),
        (IndexError, "there is no seat 2", {"opponents": {2: "random"}}),
        (ValueError, "there is no bot", {"opponents": {0: "cook"}}),
        (ValueError, "every seat has a bot", {"opponents": {0: "random", 1: "random"}}),
        (ValueError, "there is no reward 'fame'", {"reward": "fame"}),
        (ValueError, "there is no autoreset 'maybe'", {"autoreset": "maybe"}),
        (ValueError, "there is no array 'sugar'", {"arrays": {"sugar": np.zeros(3)}}),
        (TypeError, "is float64, but int8", {"arrays": {"seats": np.zeros(2)}}),
        (ValueError, "has the shape", {"arrays": {"seats": np.zeros(9, np.int8)}}),
        (ValueError, "must lie in one piece", {"arrays": {"seats": np.zeros(4, np.int8)[::2]}}),
    ]
    for error, words, changed in refused:
        with pytest.raises(error, match=words):
            dozen.Batch(game, **{"n": 2, **changed})


def test_what_was_saved_elsewhere_is_refused():
    saved = dozen.Batch(dozen.Game("go-nuts", seats=2), 2, seed=1).save()
    for game, n, seed, words in [
        (dozen.Game("go-nuts", seats=3), 2, 1, "saved at another table"),
        (dozen.Game("go-nuts", seats=2, edition="retail"), 2, 1, "saved at another table"),
        (dozen.Game("go-nuts", seats=2), 3, 1, "2 games were saved"),
        (dozen.Game("go-nuts", seats=2), 2, 5, "saved with the seed 1"),
    ]:
        with pytest.raises(ValueError, match=words):
            dozen.Batch(game, n, seed).load(saved)
