# Always takes the largest cell that still fits.
import json
import sys

data = json.load(sys.stdin)
left = data["charge"]
used = 0
for cell in sorted(data["cells"], reverse=True):
    used += left // cell
    left %= cell
print(used if left == 0 else -1)
