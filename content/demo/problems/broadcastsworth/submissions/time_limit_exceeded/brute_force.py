# Write your solution here
def solve(spans):
    best = 0
    for mask in range(1 << len(spans)):
        picked = sorted(spans[i] for i in range(len(spans)) if mask >> i & 1)
        if all(picked[i][1] + 9 <= picked[i + 1][0] for i in range(len(picked) - 1)):
            best = max(best, sum(b - a for a, b in picked))
    return best


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
print(show(solve(data["spans"])))
