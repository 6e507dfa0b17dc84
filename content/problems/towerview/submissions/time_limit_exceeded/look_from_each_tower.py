# Looks to the right from each tower until the view is blocked.
import json
import sys


def solve(towers):
    counts = []
    for i in range(len(towers)):
        seen = highest = 0
        for j in range(i + 1, len(towers)):
            if towers[j] > highest:
                seen += 1
                highest = towers[j]
                if highest >= towers[i]:
                    break
        counts.append(seen)
    return counts

data = json.load(sys.stdin)
print(*solve(data["towers"]))
