# Write your solution here
def solve(nums):
    groups = {}
    for x in nums:
        key = x % 11
        if key not in groups:
            groups[key] = []
        groups[key].append(x)
    result = []
    for key in sorted(groups, reverse=False):
        result += sorted(groups[key], reverse=False)
    return result


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
