# For every request, looks at all requests before it for the longest chain.
import json
import sys


def solve(requests):
    requests = sorted(requests, key=lambda request: request[1])
    chain = []
    for i in range(len(requests)):
        best = 0
        for j in range(i):
            if requests[j][1] <= requests[i][0] and chain[j] > best:
                best = chain[j]
        chain.append(best + 1)
    return max(chain)

data = json.load(sys.stdin)
print(solve(data["requests"]))
