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
need(type(data) is dict and sorted(data) == ["gains", "steps"], "the keys must be gains, steps")

gains = data["gains"]
steps = data["steps"]
need(type(gains) is list and 1 <= len(gains) <= 15000, "gains must be a list of 1 to 15000 numbers")
need(all(is_int(gain, -10000, 10000) for gain in gains), "a gain must be an integer from -10000 to 10000")
need(type(steps) is list and 1 <= len(steps) <= 4000, "steps must be a list of 1 to 4000 steps")
last = len(gains) - 1
for step in steps:
    need(type(step) is list and len(step) == 3 and is_int(step[0], 1, 2), "a step must be [1, place, value] or [2, from, to]")
    need(is_int(step[1], 0, last), "a place must be a position of gains")
    if step[0] == 1:
        need(is_int(step[2], -10000, 10000), "a value must be an integer from -10000 to 10000")
    else:
        need(is_int(step[2], step[1], last), "to must be a position from `from` on")
need(any(step[0] == 2 for step in steps), "at least one step must begin with 2")

sys.exit(42)
