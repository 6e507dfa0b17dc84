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
need(type(data) is dict and list(data) == ["next"], "the keys must be next")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
islands = data["next"]
need(type(islands) is list and 1 <= len(islands) <= 20000, "next: wrong type or length")
need(all(whole(x, 0, len(islands) - 1) for x in islands), "next: a value is out of range")
sys.exit(42)
