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
need(type(data) is dict and list(data) == ["warmth"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
warmth = data["warmth"]
need(type(warmth) is list and warmth and all(type(row) is list and row for row in warmth), "warmth is not a grid")
need(all(len(row) == len(warmth[0]) for row in warmth), "the rows differ in length")
need(len(warmth) * len(warmth[0]) <= 20000, "too many beds")
need(all(whole(x, -1000, 10000) for row in warmth for x in row), "a value is out of range")
sys.exit(42)
