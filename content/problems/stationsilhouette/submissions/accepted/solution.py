# Write your solution here
from heapq import heappop, heappush


def solve(towers):
    towers = sorted(towers)
    places = sorted({place for left, right, _ in towers for place in (left, right)})
    standing = []  # (minus height, right), the highest first
    points = []
    height = following = 0
    for x in places:
        while following < len(towers) and towers[following][0] == x:
            _, right, high = towers[following]
            heappush(standing, (-high, right))
            following += 1
        while standing and standing[0][1] <= x:
            heappop(standing)
        now = -standing[0][0] if standing else 0
        if now != height:
            points.append([x, now])
            height = now
    return points


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
print(show(solve(data["towers"])))
