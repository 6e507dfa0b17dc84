import json
import sys

data = json.load(sys.stdin)
# Mistake: a window must be shorter than the belt to be noticed.
belt, needed = data["belt"], data["needed"]
missing = {}
for c in needed:
    missing[c] = missing.get(c, 0) + 1
lacking = len(missing)
best = (-1, -1)
shortest = len(belt)
start = 0
for end, c in enumerate(belt):
    if c in missing:
        missing[c] -= 1
        lacking -= missing[c] == 0
    while lacking == 0:
        if end - start + 1 < shortest:
            shortest = end - start + 1
            best = (start, end)
        c = belt[start]
        if c in missing:
            lacking += missing[c] == 0
            missing[c] += 1
        start += 1
print(*best)
