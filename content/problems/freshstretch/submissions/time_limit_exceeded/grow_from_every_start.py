import json
import sys

data = json.load(sys.stdin)
ids = data["ids"]
best = 0
for i in range(len(ids)):
    seen = set()
    for j in range(i, len(ids)):
        if ids[j] in seen:
            break
        seen.add(ids[j])
    best = max(best, len(seen))
print(best)
