# Takes one from the lower and one from the upper half in turn.
import json
import sys


def solve(levels, gap):
    ranked = sorted(levels)
    half = len(ranked) // 2
    low, high = ranked[:half], ranked[half:]
    order = []
    for i in range(len(high)):
        if i < len(low) and len(low) == len(high):
            order += [low[i], high[i]]
        elif i < len(low):
            order += [high[i], low[i]]
        else:
            order.append(high[i])
    valid = all(abs(a - b) >= gap for a, b in zip(order, order[1:]))
    return order if valid else []

data = json.load(sys.stdin)
print(*solve(data["levels"], data["gap"]))
