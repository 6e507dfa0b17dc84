# Looks at every value for every question.
import json
import sys


def solve(values, ranges):
    return [sum(1 for value in values if low <= value <= high) for low, high in ranges]

data = json.load(sys.stdin)
print(*solve(data["values"], data["ranges"]))
