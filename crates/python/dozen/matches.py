"""Contests in which bots of your own take part."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from dozen._dozen import Game
from dozen.bots import Bot, View, bot


@dataclass(frozen=True)
class MatchResult:
    """How a contest ended. `win_shares` has one entry for each bot, in the order they were named."""

    games: int
    bots: list[str]
    #: The share of its games that each bot won; a shared win is split.
    win_shares: list[float]
    #: By how much the true share may differ from that: two standard errors, taken over blocks of games.
    uncertainty: list[float]
    #: What an even contest would give each of them.
    even_share: float

    def rating(self, index: int = 0) -> float:
        """How much stronger than the others a bot is, in Elo points: 0 is even, 400 is ten times the odds."""
        share = min(max(self.win_shares[index], 1e-9), 1 - 1e-9)
        odds = share / (1 - share)
        even = self.even_share / (1 - self.even_share)
        return 400 * math.log10(odds / even)

    def __str__(self) -> str:
        lines = [f"{self.games} games; an even share is {self.even_share:.3f}"]
        width = max(len(name) for name in self.bots)
        for i, name in enumerate(self.bots):
            share, sure = self.win_shares[i], self.uncertainty[i]
            lines.append(f"{name:{width}}  {share:.3f} (about {sure:.3f} either way)  rating {self.rating(i):+.0f}")
        return "\n".join(lines)


def match(game: Game, bots: Sequence[Bot | str], games: int = 100, *, seed: int = 1) -> MatchResult:
    """Lets two bots play, or as many as there are seats; of two, the second takes all seats that the first leaves.

    A bot is a name, such as "hard", or an object with a method `choose(view, legal)`. The games come in blocks: in each of
    them everybody sits everywhere once, with the same deals as far as play allows. Bots of the program among themselves
    are faster with `Game.contest`.
    """
    seats = game.seats
    if seats < 2:
        raise ValueError("a match needs a table of at least 2 seats")
    if len(bots) not in (2, seats):
        raise ValueError(f"{len(bots)} bots cannot sit on {seats} seats: name two bots, or {seats}")
    if games < 1:
        raise ValueError("there is nothing to play: ask for at least one game")
    players: list[Bot] = [bot(one) if isinstance(one, str) else one for one in bots]
    line_up = [min(seat, len(players) - 1) for seat in range(seats)]
    places = [line_up.count(i) for i in range(len(players))]
    blocks = -(-games // seats)
    shares: list[list[float]] = [[] for _ in players]
    for block in range(blocks):
        won = [0.0] * len(players)
        for turn in range(seats):
            sitting = [line_up[(seat + turn) % seats] for seat in range(seats)]
            for seat, share in enumerate(_play(game, players, sitting, seed * 1_000_003 + block)):
                won[sitting[seat]] += share
        for i, total in enumerate(won):
            shares[i].append(total / seats / places[i])
    means = [sum(each) / blocks for each in shares]
    return MatchResult(
        games=blocks * seats,
        bots=[str(player) if isinstance(one, str) else type(one).__name__ for player, one in zip(players, bots)],
        win_shares=means,
        uncertainty=[2 * _standard_error(each) for each in shares],
        even_share=1 / seats,
    )


def _play(game: Game, players: Sequence[Bot], sitting: Sequence[int], seed: int) -> list[float]:
    state = game.start(seed=seed)
    choices = 0
    while (seat := state.seat) is not None:
        legal = state.legal()
        player = players[sitting[seat]]
        chosen = player.choose(View(state, seat, seed=seed * 8191 + choices), legal)
        if chosen not in legal:
            raise ValueError(f"{player!r} chose {chosen!r}, which is not one of the legal actions {legal}")
        state.apply(int(chosen))
        choices += 1
    return state.returns()


def _standard_error(values: Sequence[float]) -> float:
    n = len(values)
    if n < 2:
        return math.inf
    mean = sum(values) / n
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
