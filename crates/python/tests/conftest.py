"""All games at all numbers of seats."""

from importlib.util import find_spec

import dozen
import pytest

# OpenSpiel has wheels for Python 3.11 to 3.13.
collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]


def tables():
    for name in dozen.game_ids():
        for seats in range(1, 7):
            try:
                yield dozen.Game(name, seats=seats)
            except ValueError:
                continue


TABLES = list(tables())


@pytest.fixture(params=TABLES, ids=lambda game: f"{game.id}-{game.seats}")
def game(request):
    return request.param


@pytest.fixture(params=dozen.game_ids())
def name(request):
    return request.param


@pytest.fixture(params=[table for table in TABLES if table.seats > 1], ids=lambda game: f"{game.id}-{game.seats}")
def shared_table(request):
    """A table at which somebody else sits."""
    return request.param
