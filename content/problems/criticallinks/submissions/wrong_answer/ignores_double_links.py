# Write your solution here
# On the way down, ignores every link to the station it came from.
import sys

sys.setrecursionlimit(10000)


def solve(n, links):
    at = [[] for _ in range(n)]
    for a, b in links:
        at[a].append(b)
        at[b].append(a)
    order = {}
    critical = []

    def visit(station, above):
        low = order[station] = len(order)
        for other in at[station]:
            if other == above:
                continue
            if other in order:
                low = min(low, order[other])
            else:
                below = visit(other, station)
                low = min(low, below)
                if below > order[station]:
                    critical.append([min(station, other), max(station, other)])
        return low

    for station in range(n):
        if station not in order:
            visit(station, -1)
    return sorted(critical)


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
print(show(solve(data["n"], data["links"])))
