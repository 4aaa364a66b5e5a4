#!/usr/bin/env python3
"""Plays whole games against the server's bots, choosing at random. Needs: pip install websockets"""
import argparse
import asyncio
import hashlib
import json
import random
import secrets
import urllib.request
import uuid

import websockets


class Server:
    def __init__(self, address, name):
        self.address, self.headers = address, {"content-type": "application/json"}
        secret = self.post("/api/players", {"name": name})["secret"]
        self.headers["authorization"] = f"Bearer {secret}"

    def post(self, path, body=None):
        data, headers = json.dumps(body or {}).encode(), self.headers
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            return json.load(answer)

    def table(self, game, seats, bot):
        table = self.post("/api/tables", {"game": game, "seats": seats})["id"]
        self.post(f"/api/tables/{table}/sit", {"seat": 1})
        for seat in range(2, seats + 1):
            self.post(f"/api/tables/{table}/bots", {"seat": seat, "bot": bot})
        return table

    def get(self, path):
        with urllib.request.urlopen(urllib.request.Request(self.address + path, None, self.headers)) as answer:
            return json.load(answer)

    def start(self, table):
        """Starts the game, with a random number of ours in its deal: fixed first, revealed when all others are fixed."""
        path, number = f"/api/tables/{table}", secrets.token_bytes(32)
        self.post(path + "/commit", {"hash": hashlib.sha256(number).hexdigest()})
        self.post(path + "/start")
        before = self.get(path)["table"]
        self.post(path + "/reveal", {"bytes": number.hex()})
        return {"number": number.hex(), "commitment": before["commitment"], "committed": fixed(before["chairs"])}

    def check(self, table, ours):
        """Whether the numbers of the deal are those that were fixed; `dozen verify` checks every draw as well."""
        deals = self.get(f"/api/tables/{table}/deals")
        digest = lambda digits: hashlib.sha256(bytes.fromhex(digits)).hexdigest()
        numbers = {one["seat"]: one["digits"] for one in deals["entropy"]}
        return (
            digest(deals["seed"]) == ours["commitment"]
            and ours["number"] in numbers.values()
            and {seat: digest(digits) for seat, digits in numbers.items()} == ours["committed"]
        )

    def live(self, table):
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        return websockets.connect(address, additional_headers={"authorization": self.headers["authorization"]})


def fixed(chairs):
    return {chair["seat"]: chair["committed"] for chair in chairs if "committed" in chair}


async def play(server, table):
    """Plays one game to its end; returns ranks and scores. A lost connection is taken up again."""
    last, waiting = None, None
    while True:
        async with server.live(table) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 2, "last": last}))
            try:
                async for text in socket:
                    message = json.loads(text)
                    for entry in message.get("entries", []):
                        for event in entry.get("events", []):
                            print(f"  {event['words']}\n" if "words" in event else "", end="")
                    if any(ack["id"] == waiting for ack in message.get("acks", [])) or message["type"] == "refusal":
                        waiting = None
                    scene = message.get("scene")
                    if scene is None:
                        continue
                    last = scene["last"]
                    if "outcome" in scene:
                        return scene["outcome"]
                    if scene.get("choices") and waiting is None:
                        waiting, choice = str(uuid.uuid4()), random.choice(scene["choices"])
                        act = {"type": "act", "id": waiting, "base": last, "token": choice["token"]}
                        await socket.send(json.dumps(act))
            except websockets.ConnectionClosed:
                waiting = None
        await asyncio.sleep(1)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    usual = {"server": "http://127.0.0.1:1313", "game": "go-nuts", "seats": 3, "bot": "medium", "games": 1}
    for name, value in usual.items():
        options.add_argument(f"--{name}", default=value, type=type(value))
    asked = options.parse_args()
    server = Server(asked.server, "bot.py")
    for _ in range(asked.games):
        table = server.table(asked.game, asked.seats, asked.bot)
        ours = server.start(table)
        print(f"table {table}: {asyncio.run(play(server, table))}")
        print("the deal is as it was fixed" if server.check(table, ours) else "DON'T TRUST THIS DEAL")


main()
