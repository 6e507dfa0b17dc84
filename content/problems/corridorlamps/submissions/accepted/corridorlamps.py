# Write your solution here
def solve(n, presses):
    change = [0] * (n + 1)
    for start, end in presses:
        change[start] += 1
        change[end + 1] -= 1
    lamps_on = 0
    reached = 0
    for i in range(n):
        reached += change[i]
        lamps_on += reached % 2
    return lamps_on


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
print(show(solve(data["n"], data["presses"])))
