# Write your solution here
def solve(cells, charge):
    never = charge + 1
    fewest = [0] + [never] * charge
    for cell in cells:
        for total in range(cell, charge + 1):
            other = fewest[total - cell] + 1
            if other < fewest[total]:
                fewest[total] = other
    return fewest[charge] if fewest[charge] < never else -1


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
print(show(solve(data["cells"], data["charge"])))
