# Mistake: forgets that the area comes out negative when the fence runs clockwise.
import json
import sys
from math import gcd

fence = json.load(sys.stdin)["fence"]
area = border = 0
for i in range(len(fence)):
    x1, y1 = fence[i - 1]
    x2, y2 = fence[i]
    area += x1 * y2 - x2 * y1
    border += gcd(abs(x2 - x1), abs(y2 - y1))
print((area - border + 2) // 2)
