# Write your solution here
# Takes the cheapest trip without the voucher and leaves out its dearest flight.
import heapq


def solve(n, flights):
    out = [[] for _ in range(n)]
    for a, b, cost in flights:
        out[a].append((b, cost))
    heap = [(0, 0, 0)]
    done = set()
    while heap:
        paid, dearest, port = heapq.heappop(heap)
        if port == n - 1:
            return paid - dearest
        if port in done:
            continue
        done.add(port)
        for other, cost in out[port]:
            heapq.heappush(heap, (paid + cost, max(dearest, cost), other))
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
