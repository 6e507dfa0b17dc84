# Mistake: looks only at the first warmest bed of each row.
import json
import sys

warmth = json.load(sys.stdin)["warmth"]
coolest = [min(column) for column in zip(*warmth)]
total = 0
for row in warmth:
    c = row.index(max(row))
    if row[c] == coolest[c]:
        total += 1
print(total)
