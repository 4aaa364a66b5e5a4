"""Learns to beat the bot `random` in Go Nuts for Donuts, with numpy alone, in a minute or two on one core.

    pip install .
    python examples/learner.py

The policy is linear: a weight for each number of the observation and each action. It plays 256 games side by side against
`random`, and what it chose in games that went well becomes more likely (REINFORCE, with Adam).
"""

import argparse
import time

import dozen
import numpy as np

ROWS = 256
STEPS = 48


class Policy:
    """Weights from an observation to a preference for each action."""

    def __init__(self, game: dozen.Game) -> None:
        scale = np.empty(game.observation_size, np.float32)
        for _, first, shape, low, high in game.observation_parts:
            # Counts are mostly far below their bounds.
            scale[first : first + int(np.prod(shape))] = 1 / min(max(high, -low), 8)
        self.scale = scale
        self.weights = np.zeros((game.observation_size, game.n_actions), np.float32)
        self.moments = [np.zeros_like(self.weights), np.zeros_like(self.weights)]
        self.updates = 0

    def chances(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """How likely each action is."""
        preferences = np.where(masks, (observations * self.scale) @ self.weights, -np.inf)
        odds = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def learn(self, gradient: np.ndarray, rate: float) -> None:
        """A step of Adam upwards."""
        self.updates += 1
        for i, (keep, value) in enumerate([(0.9, gradient), (0.99, gradient**2)]):
            self.moments[i] = keep * self.moments[i] + (1 - keep) * value
        mean = self.moments[0] / (1 - 0.9**self.updates)
        spread = self.moments[1] / (1 - 0.99**self.updates)
        self.weights += rate * mean / (np.sqrt(spread) + 1e-8)


def choose(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action in each row, as likely as it should be."""
    sums = chances.cumsum(axis=1)
    return (sums < rng.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1)


def train(game: dozen.Game, updates: int, seed: int = 1) -> Policy:
    """Plays and learns so many times."""
    rng, policy = np.random.default_rng(seed), Policy(game)
    others = {seat: "random" for seat in range(1, game.seats)}
    with dozen.Batch(game, ROWS, seed, opponents=others, reward="margin", autoreset="same_step") as batch:
        batch.reset()
        for _ in range(updates):
            seen, chosen, likely, paid, ended = [], [], [], [], []
            for _ in range(STEPS):
                chances = policy.chances(batch.observations, batch.masks)
                actions = choose(chances, rng)
                seen.append(batch.observations * policy.scale)
                chosen.append(actions)
                likely.append(chances)
                batch.step(actions)
                paid.append(batch.rewards[:, 0].copy())
                ended.append(batch.done.copy())
            # What came of each choice: the reward at the end of its game, if that was seen.
            worth, known = np.zeros((STEPS, ROWS), np.float32), np.zeros((STEPS, ROWS), bool)
            later, is_known = np.zeros(ROWS, np.float32), np.zeros(ROWS, bool)
            for t in reversed(range(STEPS)):
                later = np.where(ended[t], paid[t], later)
                is_known = is_known | ended[t]
                worth[t], known[t] = later, is_known
            advantage = np.where(known, worth - worth[known].mean(), 0) / (worth[known].std() + 1e-6)
            gradient = np.zeros_like(policy.weights)
            for t in range(STEPS):
                change = -likely[t] * advantage[t][:, None]
                change[np.arange(ROWS), chosen[t]] += advantage[t]
                gradient += seen[t].T @ change
            policy.learn(gradient / known.sum(), rate=0.03)
    return policy


def evaluate(game: dozen.Game, policy: Policy, games: int, seed: int = 99) -> float:
    """The share of the win against `random`, when the policy does what it likes best."""
    others = {seat: "random" for seat in range(1, game.seats)}
    won, played = 0.0, 0
    with dozen.Batch(game, ROWS, seed, opponents=others, autoreset="same_step") as batch:
        batch.reset()
        while played < games:
            batch.step(policy.chances(batch.observations, batch.masks).argmax(axis=1))
            won += float(batch.rewards[batch.done, 0].sum())
            played += int(batch.done.sum())
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns to beat random in Go Nuts for Donuts.")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    arguments = parser.parse_args()
    game = dozen.Game("go-nuts", seats=arguments.seats)
    start = time.monotonic()
    policy = train(game, arguments.updates)
    share = evaluate(game, policy, 4000)
    seconds = time.monotonic() - start
    print(f"{share:.3f} of the win against random, {1 / game.seats:.3f} is even; {seconds:.0f} s")


if __name__ == "__main__":
    main()
