# Looks at all towers for every place where the outline may change.
import json
import sys

towers = json.load(sys.stdin)["towers"]
height = 0
for x in sorted({place for left, right, _ in towers for place in (left, right)}):
    now = 0
    for left, right, high in towers:
        if left <= x < right and high > now:
            now = high
    if now != height:
        height = now
        print(x, height)
