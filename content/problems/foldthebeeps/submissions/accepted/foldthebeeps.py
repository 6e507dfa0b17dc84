# Write your solution here
def solve(beeps):
    pieces = []
    start = 0
    for i in range(1, len(beeps) + 1):
        if i == len(beeps) or beeps[i] != beeps[start]:
            length = i - start
            pieces.append(beeps[start] + (str(length) if length > 1 else ""))
            start = i
    return "".join(pieces)


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
print(show(solve(data["beeps"])))
