# Mistake: demands that all other beds of the row are cooler.
import json
import sys

warmth = json.load(sys.stdin)["warmth"]
coolest = [min(column) for column in zip(*warmth)]
total = 0
for row in warmth:
    for c, value in enumerate(row):
        if value == coolest[c] and sum(x >= value for x in row) == 1:
            total += 1
print(total)
