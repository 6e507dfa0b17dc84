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
need(type(data) is dict and list(data) == ["message"], "the keys must be message")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
message = data["message"]
need(type(message) is str and 1 <= len(message) <= 30000, "message: wrong type or length")
need(set(message) <= set("abcdefghijklmnopqrstuvwxyz"), "message has other characters than a-z")
sys.exit(42)
