# Write your solution here
from math import gcd


def solve(fence):
    twice_area = 0
    border = 0
    for i in range(len(fence)):
        x1, y1 = fence[i - 1]
        x2, y2 = fence[i]
        twice_area += x1 * y2 - x2 * y1
        border += gcd(abs(x2 - x1), abs(y2 - y1))
    return (abs(twice_area) - border + 2) // 2


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
print(show(solve(data["fence"])))
