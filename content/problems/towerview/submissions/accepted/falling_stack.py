# Write your solution here
def solve(towers):
    counts = [0] * len(towers)
    stack = []  # heights that can still be seen, the nearest on top
    for i in range(len(towers) - 1, -1, -1):
        seen = 0
        while stack and stack[-1] < towers[i]:
            stack.pop()
            seen += 1
        if stack:
            seen += 1
            if stack[-1] == towers[i]:
                stack.pop()
        stack.append(towers[i])
        counts[i] = seen
    return counts


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
print(show(solve(data["towers"])))
