# Goes through the deadlines and skips what does not fit, but never gives up a long delivery.
import json
import sys


def solve(deliveries):
    total = count = 0
    for hours, deadline in sorted(deliveries, key=lambda delivery: (delivery[1], delivery[0])):
        if total + hours <= deadline:
            total += hours
            count += 1
    return count

data = json.load(sys.stdin)
print(solve(data["deliveries"]))
