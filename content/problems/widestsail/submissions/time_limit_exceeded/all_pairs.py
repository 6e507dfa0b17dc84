import json
import sys

data = json.load(sys.stdin)
masts = data["masts"]
best = 0
for i in range(len(masts)):
    for j in range(i + 1, len(masts)):
        best = max(best, (j - i) * min(masts[i], masts[j]))
print(best)
