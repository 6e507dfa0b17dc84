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
need(type(data) is dict and list(data) == ["walks", "home", "office"], "the keys must be walks, home, office")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
walks = data["walks"]
need(type(walks) is str and 1 <= len(walks) <= 20000 and set(walks) <= set("RD"), "walks: wrong type, length or letter")
need(whole(data["home"], 0, 1000) and whole(data["office"], 0, 1000), "a number of umbrellas is out of range")
sys.exit(42)
