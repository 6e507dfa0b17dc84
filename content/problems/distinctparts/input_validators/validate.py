import json
import sys


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(43)


def need(ok, message):
    if not ok:
        fail(message)


def is_int(value, low, high):
    return type(value) is int and low <= value <= high


try:
    data = json.loads(sys.stdin.read())
except (ValueError, RecursionError) as problem:
    fail("not JSON: %s" % problem)
need(type(data) is dict and sorted(data) == ["periods", "visitors"], "the keys must be periods, visitors")

visitors = data["visitors"]
periods = data["periods"]
need(type(visitors) is list and 1 <= len(visitors) <= 20000, "visitors must be a list of 1 to 20000 numbers")
need(all(is_int(card, 1, 1000000) for card in visitors), "a card must be an integer from 1 to 1000000")
need(type(periods) is list and 1 <= len(periods) <= 6000, "periods must be a list of 1 to 6000 pairs")
for pair in periods:
    need(type(pair) is list and len(pair) == 2, "a period must be a pair")
    need(is_int(pair[0], 0, len(visitors) - 1), "from must be a position of visitors")
    need(is_int(pair[1], pair[0], len(visitors) - 1), "to must be a position from `from` on")

sys.exit(42)
