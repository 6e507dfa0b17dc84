# Starts right after the lowest point of the balance, which is not always the smallest depot.
import json
import sys

data = json.load(sys.stdin)
balance, lowest, start = 0, 0, 0
for depot, (load, use) in enumerate(zip(data["supply"], data["need"])):
    balance += load - use
    if balance <= lowest:
        lowest, start = balance, depot + 1
print(-1 if balance < 0 else start % len(data["supply"]))
