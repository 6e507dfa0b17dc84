# Tests every tree of the rectangle around the fence.
import json
import sys

fence = json.load(sys.stdin)["fence"]
xs, ys = zip(*fence)


def inside(x, y):
    odd = False
    for i in range(len(fence)):
        (x1, y1), (x2, y2) = fence[i - 1], fence[i]
        side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
        if side == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return False
        if (y1 > y) != (y2 > y) and (side > 0) == (y2 > y1):
            odd = not odd
    return odd


print(sum(inside(x, y) for x in range(min(xs), max(xs)) for y in range(min(ys), max(ys))))
