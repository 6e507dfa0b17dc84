# Write your solution here
from bisect import bisect_left


def solve(priorities):
    levels = {}
    for job, priority in enumerate(priorities):
        levels.setdefault(priority, []).append(job)
    order = []
    finger = 0
    for priority in sorted(levels, reverse=True):
        jobs = levels[priority]
        split = bisect_left(jobs, finger)
        order += jobs[split:] + jobs[:split]
        finger = order[-1]
    return order


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
print(show(solve(data["priorities"])))
