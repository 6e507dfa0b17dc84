# Mistake: the stroke at the left end always reaches to the last place with the same colour.
import json
import sys
from functools import cache

strip = json.load(sys.stdin)["strip"]


@cache
def fewest(i, j):
    if i >= j:
        return 0
    last = strip.rindex(strip[i], i, j)
    if last == i:
        return fewest(i + 1, j) + 1
    between, start = 0, i + 1
    for k in range(i + 1, last + 1):
        if strip[k] == strip[i]:
            between += fewest(start, k)
            start = k + 1
    return 1 + between + fewest(last + 1, j)


print(fewest(0, len(strip)))
