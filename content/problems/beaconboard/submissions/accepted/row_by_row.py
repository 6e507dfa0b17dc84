# Write your solution here
def solve(board):
    n = len(board)
    free = [sum(1 << column for column in range(n) if row[column] == ".") for row in board]

    def ways(row, columns, falling, rising):
        """How often the rows from `row` on can be filled; the bits are cells that beacons above disturb."""
        if row == n:
            return 1
        count = 0
        open_cells = free[row] & ~(columns | falling | rising)
        while open_cells:
            cell = open_cells & -open_cells
            open_cells ^= cell
            count += ways(row + 1, columns | cell, (falling | cell) << 1, (rising | cell) >> 1)
        return count

    return ways(0, 0, 0, 0)


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
print(show(solve(data["board"])))
