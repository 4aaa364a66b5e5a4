#!/usr/bin/env python3
"""A bot of your own for `dozen sim`, `dozen match` and `dozen ladder`; docs/programs.md describes what it is told.

    dozen match go-nuts --bots 'program:python3 examples/lab_bot.py',random
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":  # once: the game, its options and components
        continue
    # message["view"] is what this seat knows, message["choices"] what it may do.
    random.seed(message["seed"])
    choice = random.choice(message["choices"])
    print(json.dumps({"choice": choice}), flush=True)
