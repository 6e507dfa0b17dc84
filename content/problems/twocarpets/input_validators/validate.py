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
need(type(data) is dict and list(data) == ["first", "second"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
first, second = data["first"], data["second"]
for name, carpet in data.items():
    need(type(carpet) is list and len(carpet) == 4, name + ": not four numbers")
    need(all(whole(x, -20000000, 20000000) for x in carpet), name + ": a value is out of range")
    need(carpet[0] < carpet[2] and carpet[1] < carpet[3], name + ": the edges are in the wrong order")
sys.exit(42)
