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
need(type(data) is dict and list(data) == ["n", "presses"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
n, presses = data["n"], data["presses"]
need(whole(n, 1, 20000), "n is out of range")
need(type(presses) is list and 1 <= len(presses) <= 10000, "presses: wrong type or length")
for press in presses:
    need(type(press) is list and len(press) == 2, "a press is not a pair")
    need(whole(press[0], 0, n - 1) and whole(press[1], press[0], n - 1), "a press is out of range")
sys.exit(42)
