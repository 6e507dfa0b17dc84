# Write your solution here
import heapq


def solve(n, flights):
    out = [[] for _ in range(n)]
    for a, b, cost in flights:
        out[a].append((b, cost))
    # The place (port, used) has the number port + used * n.
    best = [float("inf")] * (2 * n)
    best[0] = 0
    heap = [(0, 0)]
    while heap:
        paid, place = heapq.heappop(heap)
        if paid > best[place]:
            continue
        used, port = divmod(place, n)
        if port == n - 1:
            return paid
        for other, cost in out[port]:
            steps = [(paid + cost, other + used * n)]
            if not used:
                steps.append((paid, other + n))
            for step in steps:
                if step[0] < best[step[1]]:
                    best[step[1]] = step[0]
                    heapq.heappush(heap, step)
    return -1


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
print(show(solve(data["n"], data["flights"])))
