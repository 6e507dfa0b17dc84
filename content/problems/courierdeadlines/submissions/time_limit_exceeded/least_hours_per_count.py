# For each number of deliveries, keeps the smallest total of hours.
import json
import sys


def solve(deliveries):
    least = [0]
    for hours, deadline in sorted(deliveries, key=lambda delivery: delivery[1]):
        least.append(float("inf"))
        for count in range(len(least) - 1, 0, -1):
            total = least[count - 1] + hours
            least[count] = min(least[count], total if total <= deadline else float("inf"))
        if least[-1] == float("inf"):
            least.pop()
    return len(least) - 1

data = json.load(sys.stdin)
print(solve(data["deliveries"]))
