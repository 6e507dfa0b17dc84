import json
import sys

data = json.load(sys.stdin)
log = data["log"]
shown = []
for i in range(len(log)):
    highest = log[i]
    for j in range(i):
        if log[j] > highest:
            highest = log[j]
    shown.append(highest)
print(*shown)
