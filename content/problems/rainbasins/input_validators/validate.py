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
need(type(data) is dict and list(data) == ["ground"], "the keys must be ground")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
ground = data["ground"]
need(type(ground) is list and 1 <= len(ground) <= 20000, "ground: wrong type or length")
need(all(whole(x, 0, 10000) for x in ground), "ground: a value is out of range")
sys.exit(42)
