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
need(type(data) is dict and list(data) == ["names"], "the keys must be names")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
names = data["names"]
need(type(names) is list and 1 <= len(names) <= 10000, "names: wrong type or length")
for name in names:
    need(type(name) is str and 1 <= len(name) <= 20, "a name has a wrong type or length")
    need(set(name) <= set("abcdefghijklmnopqrstuvwxyz"), "a name has other characters than a-z")
sys.exit(42)
