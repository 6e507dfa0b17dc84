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
need(type(data) is dict and list(data) == ["sticks", "most"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
sticks, most = data["sticks"], data["most"]
need(whole(sticks, 1, 1000000000), "sticks is out of range")
need(whole(most, 2, 1000000000), "most is out of range")
sys.exit(42)
