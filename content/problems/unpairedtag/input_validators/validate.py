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
need(type(data) is dict and sorted(data) == ["tags"], "the keys must be tags")

tags = data["tags"]
need(type(tags) is list and 1 <= len(tags) <= 20001, "tags must be a list of 1 to 20001 numbers")
need(all(is_int(tag, -1000000000, 1000000000) for tag in tags), "a tag must be an integer from -1000000000 to 1000000000")
counts = {}
for tag in tags:
    counts[tag] = counts.get(tag, 0) + 1
need(sum(count % 2 for count in counts.values()) == 1, "exactly one value must occur an odd number of times")

sys.exit(42)
