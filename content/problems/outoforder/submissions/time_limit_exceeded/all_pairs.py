# Looks at every pair.
import json
import sys

data = json.load(sys.stdin)
weights, slack = data["weights"], data["slack"]
pairs = 0
for j in range(len(weights)):
    limit = weights[j] + slack
    for i in range(j):
        if weights[i] > limit:
            pairs += 1
print(pairs)
