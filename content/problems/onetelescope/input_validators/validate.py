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
need(type(data) is dict and sorted(data) == ["requests"], "the keys must be requests")

requests = data["requests"]
need(type(requests) is list and 1 <= len(requests) <= 12000, "requests must be a list of 1 to 12000 pairs")
for pair in requests:
    need(type(pair) is list and len(pair) == 2, "a request must be a pair")
    need(all(is_int(time, 0, 1000000) for time in pair), "a time must be an integer from 0 to 1000000")
    need(pair[0] < pair[1], "the start must lie before the end")

sys.exit(42)
