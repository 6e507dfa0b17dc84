# Adds the days one after the other.
import json
import sys

data = json.load(sys.stdin)
growth, size = data["growth"], data["size"]
total, built = 0, 1 % size
for _ in range(data["days"]):
    total = (total + built) % size
    built = built * growth % size
print(total)
