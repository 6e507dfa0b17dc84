# Tries all orders of the columns and compares every two beacons when an order is complete.
import json
import sys
from itertools import combinations, permutations


def solve(board):
    n = len(board)
    count = 0
    for columns in permutations(range(n)):
        blocked = sum(1 for row, column in enumerate(columns) if board[row][column] == "#")
        crossing = sum(1 for a, b in combinations(range(n), 2) if abs(columns[a] - columns[b]) == b - a)
        if blocked == 0 and crossing == 0:
            count += 1
    return count

data = json.load(sys.stdin)
print(solve(data["board"]))
