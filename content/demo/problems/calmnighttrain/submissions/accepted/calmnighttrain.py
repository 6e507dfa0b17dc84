# Write your solution here
def solve(nums):
    best = 1
    run = 1
    for i in range(1, len(nums)):
        if abs(nums[i] - nums[i - 1]) <= 5:
            run += 1
            best = max(best, run)
        else:
            run = 1
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
print(show(solve(data["nums"])))
