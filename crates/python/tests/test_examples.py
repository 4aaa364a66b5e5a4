"""The examples do what they say."""

import importlib.util
from pathlib import Path

import dozen

EXAMPLES = Path(__file__).parents[3] / "examples"


def load(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_beats_random():
    learner = load("learner")
    game = dozen.Game("go-nuts", seats=2)
    before = learner.evaluate(game, learner.Policy(game), 2000)
    after = learner.evaluate(game, learner.train(game, updates=40), 2000)
    assert before < 0.6 < 0.65 < after
