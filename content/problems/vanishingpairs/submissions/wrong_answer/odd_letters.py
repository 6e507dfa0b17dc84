# Counts the letters that occur an odd number of times, as if the places did not matter.
import json
import sys


def solve(tiles):
    return sum(tiles.count(letter) % 2 for letter in set(tiles))

data = json.load(sys.stdin)
print(solve(data["tiles"]))
