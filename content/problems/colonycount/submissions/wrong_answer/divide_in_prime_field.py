# Divides by growth - 1 as if size were always a prime that does not divide it.
import json
import sys

data = json.load(sys.stdin)
growth, days, size = data["growth"], data["days"], data["size"]
if growth == 1:
    print(days % size)
else:
    print((pow(growth, days, size) - 1) * pow(growth - 1, max(size - 2, 0), size) % size)
