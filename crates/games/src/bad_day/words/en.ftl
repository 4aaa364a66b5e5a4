### What the game says.
