# Grants whatever starts first, even if it lasts very long.
import json
import sys


def solve(requests):
    granted = 0
    free_from = 0
    for start, end in sorted(requests):
        if start >= free_from:
            granted += 1
            free_from = end
    return granted

data = json.load(sys.stdin)
print(solve(data["requests"]))
