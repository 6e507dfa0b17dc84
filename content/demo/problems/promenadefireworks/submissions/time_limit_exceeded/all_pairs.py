# Write your solution here
def solve(shots):
    shots.sort()
    best = []
    for i, (t, x) in enumerate(shots):
        most = 1 if abs(x) <= t else -10 ** 9
        for j in range(i):
            if abs(x - shots[j][1]) <= t - shots[j][0] and best[j] + 1 > most:
                most = best[j] + 1
        best.append(most)
    return max(0, max(best))


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
print(show(solve(data["shots"])))
