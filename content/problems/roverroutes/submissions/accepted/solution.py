# Write your solution here
def solve(plan):
    modulus = 1_000_000_007
    above = [0] * len(plan[0])
    for number, row in enumerate(plan):
        here = []
        left = corner = 0
        if number == 0:
            corner = 1  # one way to enter the map
        for square, up in zip(row, above):
            left = (left + up + corner) % modulus if square == "." else 0
            corner = up
            here.append(left)
        above = here
    return above[-1]


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
print(show(solve(data["plan"])))
