# Write your solution here
import heapq


def solve(rocks):
    heap = [-mass for mass in rocks]
    heapq.heapify(heap)
    while len(heap) > 1:
        heavy = -heapq.heappop(heap)
        second = -heapq.heappop(heap)
        if heavy > second:
            heapq.heappush(heap, second - heavy)
    return -heap[0] if heap else 0


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
print(show(solve(data["rocks"])))
