# Always takes down the strongest relay that may go.
import json
import sys

power = json.load(sys.stdin)["power"]
total = 0
while len(power) > 2:
    at = max(range(1, len(power) - 1), key=lambda i: power[i])
    total += power[at - 1] * power[at] * power[at + 1]
    del power[at]
print(total)
