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
need(type(data) is dict and list(data) == ["shelf"], "the keys must be shelf")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
shelf = data["shelf"]
need(type(shelf) is list and 1 <= len(shelf) <= 20000, "shelf: wrong type or length")
need(all(whole(x, -1000000, 1000000) for x in shelf), "shelf: a value is out of range")
sys.exit(42)
