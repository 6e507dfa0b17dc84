# Write your solution here
# Always takes the best day that is still possible.
def solve(gains, rest):
    closed = set()
    total = 0
    for day in sorted(range(len(gains)), key=lambda day: -gains[day]):
        if gains[day] > 0 and day not in closed:
            total += gains[day]
            closed.update(range(max(0, day - rest), min(len(gains), day + rest + 1)))
    return total


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
print(show(solve(data["gains"], data["rest"])))
