# Adds one if high itself is found, as if it could occur only once.
import json
import sys
from bisect import bisect_left


def solve(values, ranges):
    counts = []
    for low, high in ranges:
        end = bisect_left(values, high)
        found = end < len(values) and values[end] == high
        counts.append(end + found - bisect_left(values, low))
    return counts

data = json.load(sys.stdin)
print(*solve(data["values"], data["ranges"]))
