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
need(type(data) is dict and list(data) == ["latches"], "the keys must be latches")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
latches = data["latches"]
need(type(latches) is str and 1 <= len(latches) <= 30000, "latches: wrong type or length")
need(set(latches) <= set("()[]{}"), "latches has other characters than the six brackets")
sys.exit(42)
