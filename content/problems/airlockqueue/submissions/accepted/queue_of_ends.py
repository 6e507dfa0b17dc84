# Write your solution here
from collections import deque


def solve(arrivals, cycle, places):
    ends = deque()  # when each person inside or waiting will be done
    last = 0
    turned_away = 0
    for now in arrivals:
        while ends and ends[0] <= now:
            ends.popleft()
        if len(ends) > places:
            turned_away += 1
        else:
            last = max(last, now) + cycle
            ends.append(last)
    return turned_away


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
print(show(solve(data["arrivals"], data["cycle"], data["places"])))
