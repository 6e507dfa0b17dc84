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
need(type(data) is dict and list(data) == ["n", "bridges", "hikers"], "the keys must be n, bridges, hikers")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
n, bridges, hikers = data["n"], data["bridges"], data["hikers"]
need(whole(n, 2, 5000), "n is out of range")
need(type(bridges) is list and len(bridges) <= 6000, "bridges: wrong type or length")
need(type(hikers) is list and 1 <= len(hikers) <= 6000, "hikers: wrong type or length")
for entry in bridges + hikers:
    need(type(entry) is list and len(entry) == 3, "an entry has not three numbers")
    need(whole(entry[0], 0, n - 1) and whole(entry[1], 0, n - 1) and whole(entry[2], 1, 1000000), "a number is out of range")
need(all(a != b for a, b, _ in bridges), "a bridge must join two huts")
sys.exit(42)
