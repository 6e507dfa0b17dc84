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
need(type(data) is dict and sorted(data) == ["n", "needs"], "the keys must be n, needs")

n = data["n"]
needs = data["needs"]
need(is_int(n, 1, 10000), "n must be an integer from 1 to 10000")
need(type(needs) is list and len(needs) <= 10000, "needs must be a list of at most 10000 entries")
for entry in needs:
    need(type(entry) is list and len(entry) == 2, "an entry must be a list of two courses")
    need(all(is_int(course, 0, n - 1) for course in entry), "a course must be an integer from 0 to n - 1")
    need(entry[0] != entry[1], "a course cannot wait for itself")
need(len({tuple(entry) for entry in needs}) == len(needs), "no entry may be given twice")

sys.exit(42)
