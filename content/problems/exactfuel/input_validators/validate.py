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
need(type(data) is dict and list(data) == ["changes", "goal"], "the keys must be changes, goal")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
changes, goal = data["changes"], data["goal"]
need(type(changes) is list and 1 <= len(changes) <= 20000, "changes: wrong type or length")
need(all(whole(x, -1000, 1000) for x in changes), "changes: a value is out of range")
need(whole(goal, -20000000, 20000000), "goal is out of range")
sys.exit(42)
