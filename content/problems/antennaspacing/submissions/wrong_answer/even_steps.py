# Uses the masts at even steps of the sorted list.
import json
import sys


def solve(masts, count):
    masts = sorted(masts)
    used = [masts[i * (len(masts) - 1) // (count - 1)] for i in range(count)]
    return min(b - a for a, b in zip(used, used[1:]))

data = json.load(sys.stdin)
print(solve(data["masts"], data["count"]))
