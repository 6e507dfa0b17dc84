# Write your solution here
def solve(message):
    n = len(message)
    agree = [0] * n
    agree[0] = n
    left = right = 0
    for i in range(1, n):
        length = min(agree[i - left], right - i) if i < right else 0
        while i + length < n and message[length] == message[i + length]:
            length += 1
        agree[i] = length
        if i + length > right:
            left, right = i, i + length
    return sum(agree)


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
print(show(solve(data["message"])))
