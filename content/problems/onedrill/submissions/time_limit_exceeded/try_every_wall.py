# Write your solution here
# Removes each wall in turn and searches the whole maze again.
def shortest(grid, rows, cols, start, open_wall):
    seen = {start}
    places = [start]
    moves = 0
    while places:
        after = []
        for r, c in places:
            if grid[r][c] == "E":
                return moves
            for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if cell in seen or not (0 <= cell[0] < rows and 0 <= cell[1] < cols):
                    continue
                if grid[cell[0]][cell[1]] != "#" or cell == open_wall:
                    seen.add(cell)
                    after.append(cell)
        places = after
        moves += 1
    return None


def solve(grid):
    rows, cols = len(grid), len(grid[0])
    cells = [(r, c) for r in range(rows) for c in range(cols)]
    start = next((r, c) for r, c in cells if grid[r][c] == "S")
    walls = [(r, c) for r, c in cells if grid[r][c] == "#"]
    found = [shortest(grid, rows, cols, start, wall) for wall in [None] + walls]
    found = [moves for moves in found if moves is not None]
    return min(found) if found else -1


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
