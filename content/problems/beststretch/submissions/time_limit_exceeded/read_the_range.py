# Reads the whole range for every question.
import json
import sys


def solve(gains, steps):
    results = []
    for kind, a, b in steps:
        if kind == 1:
            gains[a] = b
            continue
        best = here = gains[a]
        for i in range(a + 1, b + 1):
            here = max(gains[i], here + gains[i])
            best = max(best, here)
        results.append(best)
    return results

data = json.load(sys.stdin)
print(*solve(data["gains"], data["steps"]))
