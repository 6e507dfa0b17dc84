# Write your solution here
def solve(grid):
    rows = len(grid)
    columns = len(grid[0])
    totals = []
    def walk(r, c, way, total):
        if r >= rows or c >= columns:
            return
        total += grid[r][c]
        if r == rows - 1 and c == columns - 1:
            totals.append(total)
        walk(r, c + 1, "R", total + (7 if way == "D" else 0))
        walk(r + 1, c, "D", total + (7 if way == "R" else 0))
        return
    walk(0, 0, "", 0)
    return min(totals)


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
print(show(solve(data["grid"])))
