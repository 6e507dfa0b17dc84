# Write your solution here
def solve(grid):
    rows, cols = len(grid), len(grid[0])
    cells = "".join(grid)
    first = cells.index("S")
    # The place (cell, used) has the number 2 * cell + used.
    seen = [False] * (2 * rows * cols)
    seen[2 * first] = True
    places = [(first // cols, first % cols, 0)]
    moves = 0
    while places:
        after = []
        for r, c, used in places:
            if grid[r][c] == "E":
                return moves
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if not (0 <= nr < rows and 0 <= nc < cols):
                    continue
                now = used
                if grid[nr][nc] == "#":
                    if used:
                        continue
                    now = 1
                number = 2 * (nr * cols + nc) + now
                if not seen[number]:
                    seen[number] = True
                    after.append((nr, nc, now))
        places = after
        moves += 1
    return -1


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
