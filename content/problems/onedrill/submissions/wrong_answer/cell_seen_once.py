# Write your solution here
# Marks a cell as seen no matter whether the drill is still charged.
def solve(grid):
    rows, cols = len(grid), len(grid[0])
    places = [(r, c, 0, 0) for r in range(rows) for c in range(cols) if grid[r][c] == "S"]
    seen = {(places[0][0], places[0][1])}
    for r, c, used, moves in places:
        if grid[r][c] == "E":
            return moves
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < rows and 0 <= nc < cols and (nr, nc) not in seen:
                now = used + (grid[nr][nc] == "#")
                if now <= 1:
                    seen.add((nr, nc))
                    places.append((nr, nc, now, moves + 1))
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
