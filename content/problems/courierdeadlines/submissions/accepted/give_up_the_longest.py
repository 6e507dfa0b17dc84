# Write your solution here
import heapq


def solve(deliveries):
    taken = []  # hours of the taken deliveries, negative: the longest on top
    total = 0
    for hours, deadline in sorted(deliveries, key=lambda delivery: delivery[1]):
        heapq.heappush(taken, -hours)
        total += hours
        if total > deadline:
            total += heapq.heappop(taken)
    return len(taken)


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
print(show(solve(data["deliveries"])))
