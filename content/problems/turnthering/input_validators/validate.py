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
need(type(data) is dict and list(data) == ["slots", "steps"], "the keys must be slots, steps")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
slots, steps = data["slots"], data["steps"]
need(type(slots) is list and 1 <= len(slots) <= 20000, "slots: wrong type or length")
need(all(whole(x, -100000, 100000) for x in slots), "slots: a value is out of range")
need(whole(steps, 0, 1000000000), "steps is out of range")
sys.exit(42)
