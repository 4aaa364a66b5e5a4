"""The examples of docs/python.md run as they stand."""

import re
from pathlib import Path

import dozen
import pytest

DOCS = Path(__file__).parents[3] / "docs" / "python.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_examples():
    assert len(EXAMPLES) >= 6


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example, capsys):
    exec(compile(example, "docs/python.md", "exec"), {})


def test_help_reads_well():
    """Everything public has words."""
    for name in dozen.__all__:
        assert getattr(dozen, name).__doc__, name
    for kind in (dozen.Game, dozen.State, dozen.Batch):
        for name in dir(kind):
            if not name.startswith("_"):
                assert getattr(kind, name).__doc__, f"{kind.__name__}.{name}"


def test_bench_prints_every_game(capsys):
    figures = dozen.bench(seconds=0.03, rows=8)
    said = capsys.readouterr().out
    assert set(figures) == set(dozen.game_ids())
    assert all(name in said and figures[name]["batch"] > 0 for name in figures)
