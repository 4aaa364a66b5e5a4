"""Five donut games as fast environments for learning.

    >>> import dozen
    >>> game = dozen.Game("go-nuts", seats=4)
    >>> state = game.start(seed=1)
    >>> while not state.is_over:
    ...     state.apply(state.legal()[0])
    >>> len(state.returns())
    4

What a seat may know is made from its view, so no observation and no mask can show what is hidden from it.

`Game` is a table, `State` one game, `Batch` many games side by side in numpy arrays. `dozen.match` lets bots of your own
play against those of the program. `dozen.gymnasium` and `dozen.pettingzoo` have the environments that other libraries expect.
Seats count from 0.
"""

from dozen._dozen import Game, State, game_ids
from dozen.batch import Batch
from dozen.bots import Bot, bot
from dozen.matches import MatchResult, match
from dozen.measure import bench
from dozen.svg import svg

__all__ = ["Batch", "Bot", "Game", "MatchResult", "State", "bench", "bot", "game_ids", "match", "svg"]
