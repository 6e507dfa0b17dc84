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
need(type(data) is dict and list(data) == ["sightings", "k"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
sightings, k = data["sightings"], data["k"]
need(type(sightings) is list and 1 <= len(sightings) <= 30000, "sightings: wrong type or length")
need(all(whole(x, 1, 1000000) for x in sightings), "a sighting is out of range")
need(whole(k, 1, len(sightings)), "k is out of range")
sys.exit(42)
