# Write your solution here
def solve(grid):
    rows = len(grid)
    columns = len(grid[0])
    far = 10 ** 9
    right = [far] * columns
    down = [far] * columns
    for r in range(rows):
        for c in range(columns):
            if r == 0 and c == 0:
                right[c] = down[c] = grid[0][0]
                continue
            above = min(down[c], right[c] + 7) if r > 0 else far
            left = min(right[c - 1], down[c - 1] + 7) if c > 0 else far
            down[c] = above + grid[r][c]
            right[c] = left + grid[r][c]
    return min(right[-1], down[-0])


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
