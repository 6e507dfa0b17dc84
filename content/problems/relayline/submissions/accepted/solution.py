# Write your solution here
def solve(power):
    n = len(power)
    # rows[l][r - l - 1] and columns[r][l] hold the cost of clearing everything between l and r
    rows = [[0] for _ in range(n)]
    columns = [[0] * n for _ in range(n)]
    for width in range(2, n):
        for left in range(n - width):
            right = left + width
            ends = power[left] * power[right]
            best = min(
                a + b + ends * middle
                for a, b, middle in zip(rows[left], columns[right][left + 1:right], power[left + 1:right])
            )
            rows[left].append(best)
            columns[right][left] = best
    return rows[0][-1]


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
print(show(solve(data["power"])))
