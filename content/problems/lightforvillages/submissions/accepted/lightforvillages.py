# Write your solution here
def solve(generators, cables):
    source = len(generators)
    offers = [(cost, a, b) for a, b, cost in cables]
    offers += [(cost, source, village) for village, cost in enumerate(generators)]
    offers.sort()
    group = list(range(source + 1))

    def find(place):
        while group[place] != place:
            group[place] = group[group[place]]
            place = group[place]
        return place

    total = 0
    for cost, a, b in offers:
        a, b = find(a), find(b)
        if a != b:
            group[a] = b
            total += cost
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
print(show(solve(data["generators"], data["cables"])))
