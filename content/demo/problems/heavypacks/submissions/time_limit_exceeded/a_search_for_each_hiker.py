# Write your solution here
def solve(n, bridges, hikers):
    ways = [[] for _ in range(n)]
    for a, b, limit in bridges:
        ways[a].append((b, limit))
        ways[b].append((a, limit))
    arrived = 0
    for start, end, weight in hikers:
        seen = [False] * n
        seen[start] = True
        todo = [start]
        while todo:
            hut = todo.pop()
            for other, limit in ways[hut]:
                if limit >= weight and not seen[other]:
                    seen[other] = True
                    todo.append(other)
        arrived += seen[end]
    return arrived


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
