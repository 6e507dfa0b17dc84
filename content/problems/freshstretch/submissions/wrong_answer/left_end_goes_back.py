import json
import sys

data = json.load(sys.stdin)
# Mistake: the left end can move back when an id was last seen before the window.
last = {}
best = start = 0
for i, x in enumerate(data["ids"]):
    if x in last:
        start = last[x] + 1
    last[x] = i
    best = max(best, i - start + 1)
print(best)
