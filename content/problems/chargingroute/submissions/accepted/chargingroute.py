# Write your solution here
from heapq import heappop, heappush


def solve(prices, roads, capacity):
    towns = len(prices)
    nearby = [[] for _ in range(towns)]
    for a, b, use in roads:
        nearby[a].append((b, use))
        nearby[b].append((a, use))
    cheapest = {(0, 0): 0}
    heap = [(0, 0, 0)]
    while heap:
        cost, town, charge = heappop(heap)
        if town == towns - 1:
            return cost
        if cost > cheapest[town, charge]:
            continue
        steps = [(cost, other, charge - use) for other, use in nearby[town] if use <= charge]
        if charge < capacity:
            steps.append((cost + prices[town], town, charge + 1))
        for step in steps:
            place = step[1:]
            if place not in cheapest or step[0] < cheapest[place]:
                cheapest[place] = step[0]
                heappush(heap, step)
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
print(show(solve(data["prices"], data["roads"], data["capacity"])))
