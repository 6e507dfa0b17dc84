# Places with the distance that would be best if there were a mast everywhere.
import json
import sys


def solve(masts, count):
    masts = sorted(masts)
    distance = (masts[-1] - masts[0]) // (count - 1)
    while distance > 1:
        placed, last = 1, masts[0]
        for mast in masts:
            if mast - last >= distance:
                placed += 1
                last = mast
        if placed >= count:
            return distance
        distance //= 2
    return 1

data = json.load(sys.stdin)
print(solve(data["masts"], data["count"]))
