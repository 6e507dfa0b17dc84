# Tries all orders of the columns and checks each one when it is complete.
import json
import sys
from itertools import permutations


def solve(board):
    n = len(board)
    count = 0
    for columns in permutations(range(n)):
        if any(board[row][column] == "#" for row, column in enumerate(columns)):
            continue
        if len({row + column for row, column in enumerate(columns)}) < n:
            continue
        if len({row - column for row, column in enumerate(columns)}) == n:
            count += 1
    return count

data = json.load(sys.stdin)
print(solve(data["board"]))
