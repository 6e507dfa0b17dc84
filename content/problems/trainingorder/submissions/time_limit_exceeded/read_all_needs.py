# Write your solution here
# Reads all needs again before every course of the plan.
def solve(n, needs):
    left = set(range(n))
    plan = []
    while left:
        ready = set(left)
        for a, b in needs:
            if a in left:
                ready.discard(b)
        if not ready:
            return []
        course = min(ready)
        plan.append(course)
        left.remove(course)
    return plan


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
print(show(solve(data["n"], data["needs"])))
