# Write your solution here
def solve(nums):
    best = 0
    for start in range(len(nums)):
        for end in range(start, len(nums)):
            if all(abs(nums[i] - nums[i - 1]) <= 5 for i in range(start + 1, end + 1)):
                best = max(best, end - start + 1)
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
