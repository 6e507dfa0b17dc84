# Splits every part in all possible ways and forgets the results.
import json
import sys

strip = json.load(sys.stdin)["strip"]


def fewest(i, j):
    if i >= j:
        return 0
    best = fewest(i + 1, j) + 1
    for k in range(i + 1, j):
        if strip[k] == strip[i]:
            best = min(best, fewest(i + 1, k) + fewest(k, j))
    return best


print(fewest(0, len(strip)))
