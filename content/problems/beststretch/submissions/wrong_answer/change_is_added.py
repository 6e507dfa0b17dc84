# Adds the new value to the entry instead of replacing it.
import json
import sys


def solve(gains, steps):
    results = []
    for kind, a, b in steps:
        if kind == 1:
            gains[a] += b
            continue
        best = here = gains[a]
        for gain in gains[a + 1 : b + 1]:
            here = max(gain, here + gain)
            best = max(best, here)
        results.append(best)
    return results

data = json.load(sys.stdin)
print(*solve(data["gains"], data["steps"]))
