# Allows an empty stretch, so no result is negative.
import json
import sys


def solve(gains, steps):
    results = []
    for kind, a, b in steps:
        if kind == 1:
            gains[a] = b
            continue
        best = here = 0
        for gain in gains[a : b + 1]:
            here = max(0, here + gain)
            best = max(best, here)
        results.append(best if best > 0 else max(gains))
    return results

data = json.load(sys.stdin)
print(*solve(data["gains"], data["steps"]))
