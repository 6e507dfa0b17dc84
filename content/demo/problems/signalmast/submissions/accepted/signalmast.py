# Write your solution here
def solve(line):
    counts = {}
    start = 0
    best = 0
    first = 0
    kinds = 0
    for end in range(len(line)):
        counts[line[end]] = counts.get(line[end], 0) + 1
        if counts[line[end]] == 1:
            kinds += 1
        while kinds > 5:
            counts[line[start]] -= 1
            if counts[line[start]] == 0:
                kinds -= 1
            start += 1
        if end - start + 1 > best:
            best = end - start + 1
            first = start
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
print(show(solve(data["line"])))
