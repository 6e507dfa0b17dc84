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
need(type(data) is dict and list(data) == ["charge", "k"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
charge, k = data["charge"], data["k"]
need(type(charge) is list and 1 <= len(charge) <= 20000, "charge: wrong type or length")
need(all(whole(x, 1, 100000) for x in charge), "charge: a value is out of range")
need(whole(k, 0, len(charge) - 1), "k is out of range")
sys.exit(42)
