# Makes the shortest deliveries first, in this order.
import json
import sys


def solve(deliveries):
    total = count = 0
    for hours, deadline in sorted(deliveries):
        if total + hours <= deadline:
            total += hours
            count += 1
    return count

data = json.load(sys.stdin)
print(solve(data["deliveries"]))
