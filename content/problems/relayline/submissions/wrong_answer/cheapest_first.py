# Always takes down the relay that costs least at this moment.
import json
import sys

power = json.load(sys.stdin)["power"]
total = 0
while len(power) > 2:
    cost, at = min((power[i - 1] * power[i] * power[i + 1], i) for i in range(1, len(power) - 1))
    total += cost
    del power[at]
print(total)
