# Write your solution here
def solve(warmth):
    warmest = [max(row) for row in warmth]
    coolest = [min(column) for column in zip(*warmth)]
    steady = 0
    for r, row in enumerate(warmth):
        for c, value in enumerate(row):
            if value == warmest[r] and value == coolest[c]:
                steady += 1
    return steady


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(data["warmth"])))
