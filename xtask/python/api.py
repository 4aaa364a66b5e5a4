"""What others' tools think of the API: openapi-spec-validator of its description, schemathesis of a server that runs.

    python api.py PROGRAM
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

# Schemathesis asks quickly and much, so nothing is limited but what stays in memory.
SETTINGS = """
[limits]
requests_per_second = 0
players_per_hour = 0
tables_per_hour = 0
hints_per_minute = 0
replays_per_minute = 0
tables_per_player = 0
chats_per_minute = 0
log_megabytes_per_hour = 0
"""
HERE = Path(__file__).parent
SEED, EXAMPLES = "1", "60"
OPTIONS = ["--seed", SEED, "--max-examples", EXAMPLES, "--generation-database", "none", "--no-color"]


def post(address, path, body, secret=None):
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def tool(folder, *arguments):
    print("==>", *(argument for argument in arguments if not argument.startswith("Authorization")), flush=True)
    return subprocess.run([sys.executable, "-m", *arguments], cwd=folder).returncode == 0


def check(address, data):
    description = f"{address}/api/openapi.json"
    kept = str(Path(data, "openapi.json"))
    urllib.request.urlretrieve(description, kept)
    well = tool(data, "openapi_spec_validator", kept)
    secret = post(address, "/api/players", {"name": "Ann"})["secret"]
    os.environ["DOZEN_TABLE"] = post(address, "/api/tables", {"game": "go-nuts"}, secret)["id"]
    for who in ([], ["--header", f"Authorization: Bearer {secret}"]):
        config = ["--config-file", str(HERE / "api.toml")]
        well &= tool(data, "schemathesis.cli", *config, "run", description, *OPTIONS, *who)
    return well


def main(program):
    with tempfile.TemporaryDirectory(prefix="dozen-api-") as data:
        settings = Path(data, "settings.toml")
        settings.write_text(SETTINGS)
        serve = [program, "serve", "--config", settings, "--no-open", "--listen", "127.0.0.1:0", "--data", data]
        with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
            try:
                address = re.match(r"Dozen is at (http://\S+) ", server.stdout.readline())
                return check(address[1], data)
            finally:
                server.terminate()


sys.exit(0 if main(sys.argv[1]) else 1)
