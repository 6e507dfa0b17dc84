# Write your solution here
def solve(walks, home, office):
    places = [home, office]
    wet = 0
    for i, weather in enumerate(walks):
        start = i % 2
        if places[start] > 0:
            places[start] -= 1
            places[1 - start] += 1
        elif weather == "R":
            wet += 1
    return wet


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
print(show(solve(data["walks"], data["home"], data["office"])))
