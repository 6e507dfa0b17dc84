# Write your solution here
# Walks every way one by one.
def solve(n, icy):
    closed = set(icy)
    count = 0
    stack = [0]
    while stack:
        rung = stack.pop()
        if rung == n:
            count += 1
        for after in (rung + 1, rung + 2, rung + 3):
            if after <= n and after not in closed:
                stack.append(after)
    return count % 1000000007


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
print(show(solve(data["n"], data["icy"])))
