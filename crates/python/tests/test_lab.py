"""What the lab finds, by way of Python."""

import dozen
import pytest

#: What depends on the machine and the day.
LOOSE = {"provenance", "seconds", "threads", "games_per_second", "decisions_per_second"}


def figures(report):
    return {key: value for key, value in report.items() if key not in LOOSE}


def test_the_same_seed_gives_the_same_figures(name):
    game = dozen.Game(name, seats=2)
    one, two = (game.simulate(60, ["greedy", "random"], seed=3, threads=threads) for threads in (1, 2))
    assert figures(one) == figures(two)
    assert figures(one) != figures(game.simulate(60, ["greedy", "random"], seed=4))


def test_records_of_simulated_games_replay_in_numbers(name):
    """A game that was played by numbers has the outcome that its steps have."""
    game = dozen.Game(name)
    state = game.start(seed=8)
    while not state.is_over:
        state.apply(state.bot_action("random", seed=len(state.steps)))
    assert game.replay(state.steps).scores == state.scores


def test_a_contest_says_who_is_better():
    game = dozen.Game("donut", seats=2)
    one, two = (game.contest(["greedy", "random"], games=200, seed=1, threads=threads) for threads in (1, 2))
    shares = [[bot["win_share"] for bot in report["bots"]] for report in (one, two)]
    assert shares[0] == shares[1] and shares[0][0] > 0.6


def test_two_tables_are_compared():
    game = dozen.Game("donut", seats=3)
    other = dozen.Game("donut", seats=3, options={"target_fame": 10})
    assert game.compare(other, games=40)["differences"]
    with pytest.raises(ValueError, match="different games"):
        game.compare(dozen.Game("go-nuts"))


def test_a_report_has_figures_and_a_page():
    report, page = dozen.Game("go-nuts", seats=2).report(games=16, bots=["random", "greedy"])
    assert report["answers"] and page.startswith("<!DOCTYPE html>")


def test_what_cannot_be_played_is_refused():
    game = dozen.Game("go-nuts", seats=4)
    for words, call in [
        ("at least one game", lambda: game.simulate(0)),
        ("cannot fill 4 seats", lambda: game.simulate(10, ["random"] * 3)),
        ("there is no bot", lambda: game.contest(["random", "nobody"])),
        ("3 bots for 4 seats", lambda: game.contest(["random"] * 3)),
    ]:
        with pytest.raises(ValueError, match=words):
            call()
