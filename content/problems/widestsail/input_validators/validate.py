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
need(type(data) is dict and list(data) == ["masts"], "the keys must be masts")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
masts = data["masts"]
need(type(masts) is list and 2 <= len(masts) <= 20000, "masts: wrong type or length")
need(all(whole(x, 0, 10000) for x in masts), "masts: a value is out of range")
sys.exit(42)
