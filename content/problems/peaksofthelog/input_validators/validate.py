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
need(type(data) is dict and list(data) == ["log"], "the keys must be log")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
log = data["log"]
need(type(log) is list and 1 <= len(log) <= 20000, "log: wrong type or length")
need(all(whole(x, -1000000, 1000000) for x in log), "log: a value is out of range")
sys.exit(42)
