# Tries every combination without remembering anything.
import json
import sys

data = json.load(sys.stdin)
sys.setrecursionlimit(5000)
stalls = {}
for stall, price, joy in data["items"]:
    stalls.setdefault(stall, []).append((price, joy))
stalls = list(stalls.values())


def best(at, money):
    if at == len(stalls):
        return 0
    result = best(at + 1, money)
    for price, joy in stalls[at]:
        if price <= money:
            result = max(result, joy + best(at + 1, money - price))
    return result


print(best(0, data["budget"]))
