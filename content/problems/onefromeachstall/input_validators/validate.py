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
need(type(data) is dict and list(data) == ["items", "budget"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
items, budget = data["items"], data["budget"]
need(type(items) is list and 1 <= len(items) <= 800, "items: wrong type or length")
for item in items:
    need(type(item) is list and len(item) == 3, "an item is not a triple")
    need(whole(item[0], 0, 799), "a stall is out of range")
    need(whole(item[1], 1, 2000), "a price is out of range")
    need(whole(item[2], 1, 100000), "a joy is out of range")
need(whole(budget, 1, 2000), "budget is out of range")
sys.exit(42)
