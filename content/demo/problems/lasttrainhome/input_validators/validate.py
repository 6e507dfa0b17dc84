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
need(type(data) is dict and list(data) == ["departures", "arrivals", "walk"], "the keys must be departures, arrivals, walk")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
departures, arrivals = data["departures"], data["arrivals"]
for name in ("departures", "arrivals"):
    need(type(data[name]) is list and 1 <= len(data[name]) <= 20000, name + ": wrong type or length")
    need(all(whole(x, 0, 1000000) for x in data[name]), name + ": a value is out of range")
need(all(a < b for a, b in zip(departures, departures[1:])), "departures must be strictly increasing")
need(whole(data["walk"], 0, 1000), "walk is out of range")
sys.exit(42)
