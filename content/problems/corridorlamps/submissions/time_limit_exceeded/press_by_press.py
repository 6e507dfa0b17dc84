# Changes every lamp of every press.
import json
import sys

data = json.load(sys.stdin)
on = [0] * data["n"]
for start, end in data["presses"]:
    for i in range(start, end + 1):
        on[i] ^= 1
print(sum(on))
