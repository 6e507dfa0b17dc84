# Lets a blocked cell stop the diagonal view.
import json
import sys


def solve(board):
    n = len(board)
    placed = []

    def disturbed(row, column):
        for step in (-1, 1):
            y, x = row - 1, column + step
            while y >= 0 and 0 <= x < n and board[y][x] == ".":
                if placed[y] == x:
                    return True
                y, x = y - 1, x + step
        return column in placed

    def ways(row):
        if row == n:
            return 1
        count = 0
        for column in range(n):
            if board[row][column] == "." and not disturbed(row, column):
                placed.append(column)
                count += ways(row + 1)
                placed.pop()
        return count

    return ways(0)

data = json.load(sys.stdin)
print(solve(data["board"]))
