# Write your solution here
def solve(ground):
    left, right = 0, len(ground) - 1
    left_high = right_high = water = 0
    while left <= right:
        if left_high <= right_high:
            left_high = max(left_high, ground[left])
            water += left_high - ground[left]
            left += 1
        else:
            right_high = max(right_high, ground[right])
            water += right_high - ground[right]
            right -= 1
    return water


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
print(show(solve(data["ground"])))
