# Looks through the whole row and the whole column for each bed.
import json
import sys

warmth = json.load(sys.stdin)["warmth"]
total = 0
for row in warmth:
    for c, value in enumerate(row):
        steady = 1
        for other in row:
            if other > value:
                steady = 0
        for other in warmth:
            if other[c] < value:
                steady = 0
        total += steady
print(total)
