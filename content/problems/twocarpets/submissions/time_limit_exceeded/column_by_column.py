# Looks at every column of the floor, one unit wide.
import json
import sys

data = json.load(sys.stdin)
a, b = data["first"], data["second"]
total = 0
for x in range(min(a[0], b[0]), max(a[2], b[2])):
    in_a = a[0] <= x < a[2]
    in_b = b[0] <= x < b[2]
    if in_a:
        total += a[3] - a[1]
    if in_b:
        total += b[3] - b[1]
    if in_a and in_b:
        total -= max(0, min(a[3], b[3]) - max(a[1], b[1]))
print(total)
