# Write your solution here
def solve(scarf, k):
    gain = [0] * (2 * k)
    red = 0
    for i, colour in enumerate(scarf):
        gain[i % (2 * k)] += 1 if colour == "r" else -1
        red += colour == "r"
    window = sum(gain[:k])
    best = window
    for start in range(2 * k):
        window += gain[(start + k) % (2 * k)] - gain[start]
        best = max(best, window)
    return red - best


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
