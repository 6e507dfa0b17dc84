import json
import sys

data = json.load(sys.stdin)
# Mistake: the highest reading starts at 0, which is wrong for negative readings.
highest = 0
shown = []
for reading in data["log"]:
    highest = max(highest, reading)
    shown.append(highest)
print(*shown)
