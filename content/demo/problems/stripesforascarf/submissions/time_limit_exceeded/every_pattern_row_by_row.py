# Write your solution here
def solve(scarf, k):
    best = len(scarf)
    for shift in range(2 * k):
        wrong = 0
        for i in range(len(scarf)):
            if ("r" if (i + shift) % (2 * k) < k else "b") != scarf[i]:
                wrong += 1
        best = min(best, wrong)
    return best


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
print(show(solve(data["scarf"], data["k"])))
