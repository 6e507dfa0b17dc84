# Walks every single route.
import json
import sys

plan = json.load(sys.stdin)["plan"]
rows, columns = len(plan), len(plan[0])


def walk(r, c):
    if r == rows or c == columns or plan[r][c] == "#":
        return 0
    if r == rows - 1 and c == columns - 1:
        return 1
    return walk(r + 1, c) + walk(r, c + 1) + walk(r + 1, c + 1)


print(walk(0, 0) % 1000000007)
