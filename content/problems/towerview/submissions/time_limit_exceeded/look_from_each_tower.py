# Looks from each tower at each one to its right, and at all between the two.
import json
import sys


def solve(towers):
    counts = []
    for i in range(len(towers)):
        seen = 0
        for j in range(i + 1, len(towers)):
            if all(towers[m] < min(towers[i], towers[j]) for m in range(i + 1, j)):
                seen += 1
        counts.append(seen)
    return counts

data = json.load(sys.stdin)
print(*solve(data["towers"]))
