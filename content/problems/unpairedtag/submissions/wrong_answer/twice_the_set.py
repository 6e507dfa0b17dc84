# Twice the different values minus all values: right only if nothing occurs more than twice.
import json
import sys


def solve(tags):
    return 2 * sum(set(tags)) - sum(tags)

data = json.load(sys.stdin)
print(solve(data["tags"]))
