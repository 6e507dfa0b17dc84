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
need(type(data) is dict and list(data) == ["seedlings", "pots"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
seedlings, pots = data["seedlings"], data["pots"]
for name, sizes in data.items():
    need(type(sizes) is list and 1 <= len(sizes) <= 12000, name + ": wrong type or length")
    need(all(whole(x, 1, 1000000) for x in sizes), name + ": a value is out of range")
sys.exit(42)
