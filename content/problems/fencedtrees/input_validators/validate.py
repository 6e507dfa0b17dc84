import json
import sys


def need(ok, message):
    if not ok:
        print(message, file=sys.stderr)
        sys.exit(43)


def whole(value, low, high):
    return type(value) is int and low <= value <= high


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    need(False, "not JSON")
need(type(data) is dict and list(data) == ["fence"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
fence = data["fence"]
need(type(fence) is list and 3 <= len(fence) <= 300, "fence: wrong type or length")
for post in fence:
    need(type(post) is list and len(post) == 2, "a post is not a pair")
    need(all(whole(x, -1000000, 1000000) for x in post), "a coordinate is out of range")


def turn(a, b, c):
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def on(a, b, c):
    within = min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
    return within and turn(a, b, c) == 0


def meet(a, b, c, d):
    if turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b):
        return True
    return on(a, b, c) or on(a, b, d) or on(c, d, a) or on(c, d, b)


n = len(fence)
for i in range(n):
    a, b = fence[i], fence[(i + 1) % n]
    need(a != b, "two neighbouring posts are equal")
    for j in range(i + 1, n):
        c, d = fence[j], fence[(j + 1) % n]
        if j == i + 1 or (j + 1) % n == i:
            ends = ((a, b, d), (c, d, a)) if j == i + 1 else ((a, b, c), (c, d, b))
            need(not any(on(*end) for end in ends), "neighbouring stretches overlap")
        else:
            need(not meet(a, b, c, d), "the fence touches itself")
sys.exit(42)
