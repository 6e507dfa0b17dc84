# Tries every count of every kind of cell, without remembering anything.
import json
import sys

data = json.load(sys.stdin)
cells = sorted(data["cells"], reverse=True)


def fewest(kind, left):
    if left == 0:
        return 0
    if kind == len(cells):
        return float("inf")
    cell = cells[kind]
    return min(count + fewest(kind + 1, left - count * cell) for count in range(left // cell + 1))


best = fewest(0, data["charge"])
print(best if best < float("inf") else -1)
