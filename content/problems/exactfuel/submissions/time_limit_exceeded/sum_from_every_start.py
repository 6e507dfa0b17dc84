import json
import sys

data = json.load(sys.stdin)
changes, goal = data["changes"], data["goal"]
count = 0
for i in range(len(changes)):
    total = 0
    for j in range(i, len(changes)):
        total += changes[j]
        if total == goal:
            count += 1
print(count)
