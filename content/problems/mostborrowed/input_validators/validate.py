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
need(type(data) is dict and list(data) == ["loans"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
loans = data["loans"]
need(type(loans) is list and 1 <= len(loans) <= 20000, "loans: wrong type or length")
need(all(whole(x, 1, 1000000000) for x in loans), "loans: a value is out of range")
sys.exit(42)
