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
need(type(data) is dict and list(data) == ["n", "quarrels"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
n, quarrels = data["n"], data["quarrels"]
need(whole(n, 1, 10000), "n is out of range")
need(type(quarrels) is list and len(quarrels) <= 12000, "quarrels: wrong type or length")
for pair in quarrels:
    need(type(pair) is list and len(pair) == 2, "a quarrel is not a pair")
    need(whole(pair[0], 0, n - 1) and whole(pair[1], 0, n - 1), "a worker is out of range")
    need(pair[0] != pair[1], "nobody quarrels with himself")
sys.exit(42)
