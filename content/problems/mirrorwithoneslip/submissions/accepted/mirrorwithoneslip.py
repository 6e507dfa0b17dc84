# Write your solution here
def solve(code):
    def is_mirror(left, right):
        while left < right:
            if code[left] != code[right]:
                return False
            left += 1
            right -= 1
        return True

    left, right = 0, len(code) - 1
    while left < right and code[left] == code[right]:
        left += 1
        right -= 1
    return left >= right or is_mirror(left + 1, right) or is_mirror(left, right - 1)


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
print(show(solve(data["code"])))
