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
need(type(data) is dict and list(data) == ["first", "second"], "the keys must be first, second")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
for name in ("first", "second"):
    log = data[name]
    need(type(log) is list and len(log) <= 10000, name + ": wrong type or length")
    need(all(whole(x, -1000000, 1000000) for x in log), name + ": a value is out of range")
    need(all(a <= b for a, b in zip(log, log[1:])), name + " is not sorted")
sys.exit(42)
