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
need(type(data) is dict and sorted(data) == ["gains", "rest"], "the keys must be gains, rest")

gains = data["gains"]
need(type(gains) is list and 1 <= len(gains) <= 20000, "gains must be a list of 1 to 20000 numbers")
need(all(is_int(gain, -10000, 10000) for gain in gains), "a gain must be an integer from -10000 to 10000")
need(is_int(data["rest"], 0, 20000), "rest must be an integer from 0 to 20000")

sys.exit(42)
