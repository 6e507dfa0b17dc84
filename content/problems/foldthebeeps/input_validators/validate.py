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
need(type(data) is dict and list(data) == ["beeps"], "the keys must be beeps")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
beeps = data["beeps"]
need(type(beeps) is str and 1 <= len(beeps) <= 30000, "beeps: wrong type or length")
need(set(beeps) <= set("abcdefghijklmnopqrstuvwxyz"), "beeps has other characters than a-z")
sys.exit(42)
