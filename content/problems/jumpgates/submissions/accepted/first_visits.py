# Write your solution here
def solve(gates, jumps):
    first = [-1] * len(gates)  # at which jump a system was first visited
    order = []
    here = 0
    while first[here] < 0:
        first[here] = len(order)
        order.append(here)
        here = gates[here]
    if jumps < len(order):
        return order[jumps]
    start = first[here]
    length = len(order) - start
    return order[start + (jumps - start) % length]


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
print(show(solve(data["gates"], data["jumps"])))
