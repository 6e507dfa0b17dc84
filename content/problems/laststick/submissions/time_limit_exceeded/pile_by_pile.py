# Goes through all piles from 1 up and remembers the last losing one.
import json
import sys

data = json.load(sys.stdin)
losing = 1
for pile in range(2, data["sticks"] + 1):
    if pile - losing > data["most"]:
        losing = pile
print(data["sticks"] - losing)
