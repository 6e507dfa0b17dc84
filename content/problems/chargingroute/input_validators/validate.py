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
need(type(data) is dict and list(data) == ["prices", "roads", "capacity"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
prices, roads, capacity = data["prices"], data["roads"], data["capacity"]
n = len(prices) if type(prices) is list else 0
need(1 <= n <= 300, "prices: wrong type or length")
need(all(whole(x, 1, 1000) for x in prices), "a price is out of range")
need(type(roads) is list and len(roads) <= 800, "roads: wrong type or length")
for road in roads:
    need(type(road) is list and len(road) == 3, "a road is not a triple")
    need(whole(road[0], 0, n - 1) and whole(road[1], 0, n - 1), "a town is out of range")
    need(road[0] != road[1], "a road ends where it begins")
    need(whole(road[2], 1, 60), "a use is out of range")
need(whole(capacity, 1, 60), "capacity is out of range")
sys.exit(42)
