# Searches the row from its start again after every pair.
import json
import sys


def solve(tiles):
    left = list(tiles)
    i = 0
    while i + 1 < len(left):
        if left[i] == left[i + 1]:
            del left[i : i + 2]
            i = 0
        else:
            i += 1
    return len(left)

data = json.load(sys.stdin)
print(solve(data["tiles"]))
