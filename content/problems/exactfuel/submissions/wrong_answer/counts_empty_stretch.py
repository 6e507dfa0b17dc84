import json
import sys

data = json.load(sys.stdin)
# Mistake: stores the running sum before looking up, so a goal of 0 counts empty stretches.
changes, goal = data["changes"], data["goal"]
times = {0: 1}
total = count = 0
for change in changes:
    total += change
    times[total] = times.get(total, 0) + 1
    count += times.get(total - goal, 0)
print(count)
