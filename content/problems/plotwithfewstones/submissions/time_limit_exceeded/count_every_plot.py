# Counts the stones of every plot one by one.
import json
import sys

data = json.load(sys.stdin)
field, most = data["field"], data["most"]
rows, columns = len(field), len(field[0])


def stones(top, left, side):
    count = 0
    for r in range(top, top + side):
        for c in range(left, left + side):
            if field[r][c] == "#":
                count += 1
    return count


best = 0
for side in range(1, min(rows, columns) + 1):
    for top in range(rows - side + 1):
        for left in range(columns - side + 1):
            if best < side and stones(top, left, side) <= most:
                best = side
print(best)
