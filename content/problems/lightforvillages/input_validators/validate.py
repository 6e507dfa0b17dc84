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
need(type(data) is dict and list(data) == ["generators", "cables"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
generators, cables = data["generators"], data["cables"]
n = len(generators) if type(generators) is list else 0
need(1 <= n <= 5000, "generators: wrong type or length")
need(all(whole(x, 1, 100000) for x in generators), "a generator is out of range")
need(type(cables) is list and len(cables) <= 8000, "cables: wrong type or length")
for cable in cables:
    need(type(cable) is list and len(cable) == 3, "a cable is not a triple")
    need(whole(cable[0], 0, n - 1) and whole(cable[1], 0, n - 1), "a village is out of range")
    need(cable[0] != cable[1], "a cable joins a village with itself")
    need(whole(cable[2], 1, 100000), "a cost is out of range")
sys.exit(42)
