import json
import sys

data = json.load(sys.stdin)
belt, needed = data["belt"], data["needed"]
best = (-1, -1)
for i in range(len(belt)):
    missing = {}
    for c in needed:
        missing[c] = missing.get(c, 0) + 1
    lacking = len(missing)
    for j in range(i, len(belt)):
        c = belt[j]
        if c in missing:
            missing[c] -= 1
            if missing[c] == 0:
                lacking -= 1
                if lacking == 0:
                    if best[0] < 0 or j - i < best[1] - best[0]:
                        best = (i, j)
                    break
print(*best)
