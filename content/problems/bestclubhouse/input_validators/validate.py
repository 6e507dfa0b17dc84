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
need(type(data) is dict and list(data) == ["people", "roads"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
people, roads = data["people"], data["roads"]
n = len(people) if type(people) is list else 0
need(1 <= n <= 4000, "people: wrong type or length")
need(all(whole(x, 0, 100) for x in people), "a number of people is out of range")
need(type(roads) is list and len(roads) == n - 1, "roads: wrong type or length")
group = list(range(n))


def find(village):
    while group[village] != village:
        group[village] = group[group[village]]
        village = group[village]
    return village


for road in roads:
    need(type(road) is list and len(road) == 3, "a road is not a triple")
    need(whole(road[0], 0, n - 1) and whole(road[1], 0, n - 1), "a village is out of range")
    need(whole(road[2], 1, 1000), "a length is out of range")
    a, b = find(road[0]), find(road[1])
    need(a != b, "the roads form a ring")
    group[a] = b
sys.exit(42)
