# Mistake: greedy, takes the item with the most joy per coin first.
import json
import sys

data = json.load(sys.stdin)
money, joy, used = data["budget"], 0, set()
for stall, price, gain in sorted(data["items"], key=lambda item: -item[2] / item[1]):
    if stall not in used and price <= money:
        used.add(stall)
        money -= price
        joy += gain
print(joy)
