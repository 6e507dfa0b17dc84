# Write your solution here
def solve(items, budget):
    stalls = {}
    for stall, price, joy in items:
        stalls.setdefault(stall, []).append((price, joy))
    best = [0] * (budget + 1)
    for offers in stalls.values():
        before = best[:]
        for price, joy in offers:
            for money in range(price, budget + 1):
                if before[money - price] + joy > best[money]:
                    best[money] = before[money - price] + joy
    return best[budget]


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
print(show(solve(data["items"], data["budget"])))
