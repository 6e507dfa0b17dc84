# Write your solution here
def solve(nums):
    def rest(num):
        while num >= 11:
            num -= 11
        return num

    def before(x, y):
        return rest(x) < rest(y) or (rest(x) == rest(y) and x < y)

    result = []
    for num in nums:
        at = 0
        while at < len(result) and not before(num, result[at]):
            at += 1
        result.insert(at, num)
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
