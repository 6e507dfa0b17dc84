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
need(type(data) is dict and sorted(data) == ["links", "n"], "the keys must be n, links")

n = data["n"]
links = data["links"]
need(is_int(n, 1, 3000), "n must be an integer from 1 to 3000")
need(type(links) is list and len(links) <= 16000, "links must be a list of at most 16000 links")
for link in links:
    need(type(link) is list and len(link) == 2, "a link must be a list of two stations")
    need(all(is_int(end, 0, n - 1) for end in link), "a station must be an integer from 0 to n - 1")
    need(link[0] != link[1], "a link must join two different stations")

sys.exit(42)
