# Write your solution here
def solve(n, icy):
    closed = [False] * (n + 1)
    for rung in icy:
        closed[rung] = True
    ways = [1] + [0] * n
    for rung in range(1, n + 1):
        if not closed[rung]:
            ways[rung] = sum(ways[max(0, rung - 3) : rung]) % 1000000007
    return ways[n]


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
print(show(solve(data["n"], data["icy"])))
