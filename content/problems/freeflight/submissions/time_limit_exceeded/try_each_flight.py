# Write your solution here
# Makes each flight free in turn and searches the cheapest trip again.
import heapq


def cheapest(n, out, free):
    best = {0: 0}
    heap = [(0, 0)]
    while heap:
        paid, port = heapq.heappop(heap)
        if port == n - 1:
            return paid
        if paid > best[port]:
            continue
        for other, cost, number in out[port]:
            total = paid + (0 if number == free else cost)
            if other not in best or total < best[other]:
                best[other] = total
                heapq.heappush(heap, (total, other))
    return -1


def solve(n, flights):
    out = [[] for _ in range(n)]
    for number, (a, b, cost) in enumerate(flights):
        out[a].append((b, cost, number))
    return min([cheapest(n, out, -1)] + [cheapest(n, out, free) for free in range(len(flights))])


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
