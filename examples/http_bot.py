#!/usr/bin/env python3
"""Plays a whole game against the server's bots over plain HTTP, choosing at random. Needs nothing but Python."""
import argparse
import json
import random
import urllib.request
import uuid


class Server:
    def __init__(self, address, name):
        self.address, self.headers = address, {"content-type": "application/json"}
        self.headers["authorization"] = "Bearer " + self.ask("/api/players", {"name": name})["secret"]

    def ask(self, path, body=None):
        """A request without a body asks for something, one with a body does something."""
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers)) as answer:
            return json.load(answer)

    def play(self, game, seats, bot):
        """Plays one game to its end; returns ranks and scores."""
        table = "/api/tables/" + self.ask("/api/tables", {"game": game, "seats": seats})["id"]
        self.ask(table + "/sit", {"seat": 1})
        for seat in range(2, seats + 1):
            self.ask(table + "/bots", {"seat": seat, "bot": bot})
        self.ask(table + "/start", {})
        scene = self.ask(table + "/scene")["scene"]
        while "outcome" not in scene:
            if scene.get("choices"):
                token = random.choice(scene["choices"])["token"]
                self.ask(table + "/act", {"id": str(uuid.uuid4()), "base": scene["last"], "token": token})
            told = self.ask(f"{table}/scene?after={scene['last']}")
            for entry in told.get("entries", []):
                for event in entry.get("events", []):
                    print(f"  {event['words']}\n" if "words" in event else "", end="")
            scene = told["scene"]
        return scene["outcome"]


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    usual = {"server": "http://127.0.0.1:1313", "game": "go-nuts", "seats": 3, "bot": "medium"}
    for name, value in usual.items():
        options.add_argument(f"--{name}", default=value, type=type(value))
    asked = options.parse_args()
    print(Server(asked.server, "http_bot.py").play(asked.game, asked.seats, asked.bot))


main()
