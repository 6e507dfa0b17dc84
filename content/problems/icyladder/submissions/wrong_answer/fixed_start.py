# Write your solution here
# Fills in the first three rungs from memory and forgets that they can be icy.
def solve(n, icy):
    closed = set(icy)
    ways = [1, 1, 2, 4]
    for rung in range(4, n + 1):
        ways.append(0 if rung in closed else sum(ways[-3:]) % 1000000007)
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
