# Write your solution here
def solve(field, most):
    rows, columns = len(field), len(field[0])
    total = [[0] * (columns + 1)]
    for row in field:
        line = [0]
        for c in range(columns):
            line.append(line[c] + total[-1][c + 1] - total[-1][c] + (row[c] == "#"))
        total.append(line)

    best = 0
    for top in range(rows):
        for left in range(columns):
            while top + best < rows and left + best < columns:
                low, right = top + best + 1, left + best + 1
                if total[low][right] - total[top][right] - total[low][left] + total[top][left] > most:
                    break
                best += 1
    return best


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(data["field"], data["most"])))
