# Checks only one of the two diagonal directions.
import json
import sys


def solve(board):
    n = len(board)

    def ways(row, columns, sums):
        if row == n:
            return 1
        return sum(
            ways(row + 1, columns | {column}, sums | {row + column})
            for column in range(n)
            if board[row][column] == "." and column not in columns and row + column not in sums
        )

    return ways(0, frozenset(), frozenset())

data = json.load(sys.stdin)
print(solve(data["board"]))
