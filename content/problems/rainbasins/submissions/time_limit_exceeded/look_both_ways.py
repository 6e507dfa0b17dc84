import json
import sys

data = json.load(sys.stdin)
ground = data["ground"]
water = 0
for i in range(len(ground)):
    left = right = ground[i]
    for j in range(i):
        if ground[j] > left:
            left = ground[j]
    for j in range(i + 1, len(ground)):
        if ground[j] > right:
            right = ground[j]
    water += min(left, right) - ground[i]
print(water)
