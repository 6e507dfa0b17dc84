# Mistake: believes that a slanted stretch passes trees between its ends only if it is a diagonal.
import json
import sys

fence = json.load(sys.stdin)["fence"]
area = border = 0
for i in range(len(fence)):
    x1, y1 = fence[i - 1]
    x2, y2 = fence[i]
    area += x1 * y2 - x2 * y1
    border += max(abs(x2 - x1), abs(y2 - y1)) if x1 == x2 or y1 == y2 or abs(x2 - x1) == abs(y2 - y1) else 1
print((abs(area) - border + 2) // 2)
