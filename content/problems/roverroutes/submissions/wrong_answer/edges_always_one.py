# Fills the top row and the left column with ones, even behind a rock.
import json
import sys

plan = json.load(sys.stdin)["plan"]
rows, columns = len(plan), len(plan[0])
ways = [[1] * columns for _ in range(rows)]
for r in range(rows):
    for c in range(columns):
        if plan[r][c] == "#":
            ways[r][c] = 0
        elif r and c:
            ways[r][c] = (ways[r - 1][c] + ways[r][c - 1] + ways[r - 1][c - 1]) % 1000000007
print(ways[-1][-1])
