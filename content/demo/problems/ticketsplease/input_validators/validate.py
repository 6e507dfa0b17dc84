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
need(type(data) is dict and list(data) == ["rides", "stops", "k"], "the keys must be rides, stops, k")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
rides, stops, k = data["rides"], data["stops"], data["k"]
need(whole(stops, 1, 20000) and whole(k, 1, stops), "stops or k is out of range")
need(type(rides) is list and 1 <= len(rides) <= 8000, "rides: wrong type or length")
for ride in rides:
    need(type(ride) is list and len(ride) == 2 and all(whole(x, 0, stops) for x in ride), "a ride is no pair of stops")
    need(ride[0] < ride[1], "a ride must lead to a later stop")
sys.exit(42)
