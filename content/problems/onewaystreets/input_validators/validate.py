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
need(type(data) is dict and list(data) == ["n", "streets"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
n, streets = data["n"], data["streets"]
need(whole(n, 1, 9000), "n is out of range")
need(type(streets) is list and len(streets) <= 10000, "streets: wrong type or length")
for street in streets:
    need(type(street) is list and len(street) == 2, "a street is not a pair")
    need(whole(street[0], 0, n - 1) and whole(street[1], 0, n - 1), "a square is out of range")
    need(street[0] != street[1], "a street ends where it begins")
sys.exit(42)
