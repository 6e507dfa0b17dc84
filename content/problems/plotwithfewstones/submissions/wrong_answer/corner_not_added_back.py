# Mistake: takes the upper part and the left part off, but does not add the corner back.
import json
import sys

data = json.load(sys.stdin)
field, most = data["field"], data["most"]
rows, columns = len(field), len(field[0])
total = [[0] * (columns + 1) for _ in range(rows + 1)]
for r in range(rows):
    for c in range(columns):
        total[r + 1][c + 1] = total[r][c + 1] + total[r + 1][c] - total[r][c] + (field[r][c] == "#")
best = 0
for top in range(rows):
    for left in range(columns):
        while top + best < rows and left + best < columns:
            low, right = top + best + 1, left + best + 1
            if total[low][right] - total[top][right] - total[low][left] > most:
                break
            best += 1
print(best)
