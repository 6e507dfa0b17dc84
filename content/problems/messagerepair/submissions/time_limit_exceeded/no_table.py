# Write your solution here
# Tries all repairs again and again without keeping any result.
import sys

sys.setrecursionlimit(10000)


def solve(received, wanted, insert, remove, replace):
    def cost(i, j):
        if i == 0 or j == 0:
            return i * remove + j * insert
        if received[i - 1] == wanted[j - 1]:
            return min(cost(i - 1, j - 1), cost(i - 1, j) + remove, cost(i, j - 1) + insert)
        return min(cost(i - 1, j - 1) + replace, cost(i - 1, j) + remove, cost(i, j - 1) + insert)

    return cost(len(received), len(wanted))


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
print(show(solve(data["received"], data["wanted"], data["insert"], data["remove"], data["replace"])))
