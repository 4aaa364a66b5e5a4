"""Bots of one's own."""

import dozen
import pytest


class First:
    """Takes the first thing it may."""

    def choose(self, view, legal):
        assert view.mask.sum() == len(legal)
        return legal[0]


def test_a_bot_of_ones_own_gets_a_rating():
    game = dozen.Game("go-nuts", seats=3)
    result = dozen.match(game, [First(), "greedy"], games=30, seed=2)
    assert result.games == 30 and result.bots == ["First", "greedy"]
    share, others = result.win_shares
    assert share + 2 * others == pytest.approx(1)
    assert result.rating(0) < 0 < result.rating(1)
    assert dozen.match(game, [First(), "greedy"], games=30, seed=2) == result
    assert "rating" in str(result)


def test_bots_of_the_program_play_too():
    result = dozen.match(dozen.Game("donut", seats=2), ["greedy", dozen.bot("random")], games=40)
    assert result.win_shares[0] > 0.6


def test_what_is_not_a_match_is_refused():
    game = dozen.Game("go-nuts", seats=4)
    with pytest.raises(ValueError, match="3 bots cannot sit on 4 seats"):
        dozen.match(game, ["random"] * 3)
    with pytest.raises(ValueError, match="at least one game"):
        dozen.match(game, ["random"] * 2, games=0)
    with pytest.raises(ValueError, match="at least 2 seats"):
        dozen.match(dozen.Game("dollars-to-donuts", seats=1), ["random"] * 2)

    class Wrong:
        def choose(self, view, legal):
            return -5

    with pytest.raises(ValueError, match="chose -5, which is not one of the legal actions"):
        dozen.match(game, [Wrong(), "random"], games=4)
