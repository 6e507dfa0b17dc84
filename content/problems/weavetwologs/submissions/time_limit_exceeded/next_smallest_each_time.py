import json
import sys

data = json.load(sys.stdin)
# Correct, but looks through everything again for each next stamp.
stamps = data["first"] + data["second"]
woven = []
while True:
    best = None
    for x in stamps:
        if (not woven or x > woven[-1]) and (best is None or x < best):
            best = x
    if best is None:
        break
    woven.append(best)
print(*woven)
