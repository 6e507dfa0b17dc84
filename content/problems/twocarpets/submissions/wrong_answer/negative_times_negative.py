# Mistake: multiplies without checking the signs. Apart in both directions gives minus times minus.
import json
import sys

data = json.load(sys.stdin)
a, b = data["first"], data["second"]
width = min(a[2], b[2]) - max(a[0], b[0])
height = min(a[3], b[3]) - max(a[1], b[1])
total = (a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1])
print(total - max(0, width * height))
