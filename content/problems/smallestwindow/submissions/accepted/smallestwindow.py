# Write your solution here
def solve(belt, needed):
    missing = {}
    for part in needed:
        missing[part] = missing.get(part, 0) + 1
    left_to_find = len(needed)
    best = [-1, -1]
    start = 0
    for end, part in enumerate(belt):
        if missing.get(part, 0) > 0:
            left_to_find -= 1
        missing[part] = missing.get(part, 0) - 1
        while left_to_find == 0:
            if best[0] < 0 or end - start < best[1] - best[0]:
                best = [start, end]
            missing[belt[start]] += 1
            if missing[belt[start]] > 0:
                left_to_find += 1
            start += 1
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
print(show(solve(data["belt"], data["needed"])))
