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
need(type(data) is dict and list(data) == ["ones", "twos", "coins"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
ones, twos, coins = data["ones"], data["twos"], data["coins"]
need(whole(ones, 0, 200000), "ones is out of range")
need(whole(twos, 0, 200000), "twos is out of range")
need(ones + twos >= 1, "nobody stands in the queue")
need(whole(coins, 0, 200000), "coins is out of range")
sys.exit(42)
