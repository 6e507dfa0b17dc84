# Tries the distances one after the other from the largest.
import json
import sys


def solve(masts, count):
    masts = sorted(masts)
    distance = (masts[-1] - masts[0]) // (count - 1)
    while True:
        placed, last = 1, masts[0]
        for mast in masts:
            if mast - last >= distance:
                placed += 1
                last = mast
        if placed >= count:
            return distance
        distance -= 1

data = json.load(sys.stdin)
print(solve(data["masts"], data["count"]))
