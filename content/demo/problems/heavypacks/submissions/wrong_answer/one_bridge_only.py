# Write your solution here
def solve(n, bridges, hikers):
    limits = {}
    for a, b, limit in bridges:
        key = (min(a, b), max(a, b))
        limits[key] = max(limits.get(key, 0), limit)
    return sum(1 for a, b, weight in hikers if a == b or limits.get((min(a, b), max(a, b)), 0) >= weight)


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
print(show(solve(data["n"], data["bridges"], data["hikers"])))
