"""What jsonschema thinks of the schemas of edition files: every built-in edition fits, a typo does not; so with patches.

    python editions.py PROGRAM
"""
import json
import subprocess
import sys
import tomllib
from pathlib import Path

from jsonschema import Draft7Validator

DATA = Path(__file__).parents[2] / "crates/games/data"


def faults(validator, edition):
    return [error.message for error in validator.iter_errors(edition)]


def check(program):
    wrong = []
    for path in sorted(DATA.glob("*.toml")):
        edition = tomllib.loads(path.read_text(encoding="utf-8"))
        game = edition["edition"]["game"]
        schema = json.loads(subprocess.run([program, "edition", "schema", game], capture_output=True, check=True).stdout)
        Draft7Validator.check_schema(schema)
        validator = Draft7Validator(schema)
        wrong += [f"{path.name}: {fault}" for fault in faults(validator, edition)]
        header = {"game": game, "extends": edition["edition"]["id"], "id": "mine"}
        smallest = {"edition": header, "seats": {"max": 2}}
        wrong += [f"a patch of {path.name}: {fault}" for fault in faults(validator, smallest)]
        for typo in (edition | {"seats": edition["seats"] | {"mxa": 2}}, smallest | {"seats": {"mxa": 2}}, edition | {"seats": {"max": 2}}):
            if not faults(validator, typo):
                wrong.append(f"{path.name}: a typo fits")
    return wrong


if __name__ == "__main__":
    found = check(sys.argv[1])
    print(*found, sep="\n")
    sys.exit(bool(found))
