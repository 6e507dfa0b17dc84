# Write your solution here
def solve(strip):
    n = len(strip)
    # fewest[i][j]: strokes for the places i to j - 1 alone
    fewest = [[0] * (n + 1) for _ in range(n + 2)]
    for i in range(n - 1, -1, -1):
        again = []
        for j in range(i + 1, n + 1):
            best = fewest[i + 1][j] + 1
            for k in again:
                strokes = fewest[i + 1][k] + fewest[k][j]
                if strokes < best:
                    best = strokes
            if j < n and strip[j] == strip[i]:
                again.append(j)
            fewest[i][j] = best
    return fewest[0][n]


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
print(show(solve(data["strip"])))
