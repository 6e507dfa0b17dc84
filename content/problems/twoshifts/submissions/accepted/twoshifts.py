# Write your solution here
def solve(n, quarrels):
    rivals = [[] for _ in range(n)]
    for a, b in quarrels:
        rivals[a].append(b)
        rivals[b].append(a)
    side = [-1] * n
    early = 0
    for start in range(n):
        if side[start] >= 0:
            continue
        side[start] = 0
        group = [start]
        for worker in group:
            for rival in rivals[worker]:
                if side[rival] < 0:
                    side[rival] = 1 - side[worker]
                    group.append(rival)
                elif side[rival] == side[worker]:
                    return -1
        ones = sum(side[worker] for worker in group)
        early += max(ones, len(group) - ones)
    return early


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
print(show(solve(data["n"], data["quarrels"])))
