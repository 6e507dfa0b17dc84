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
need(type(data) is dict and list(data) == ["scarf", "k"], "the keys must be scarf, k")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
scarf = data["scarf"]
need(type(scarf) is str and 1 <= len(scarf) <= 20000 and set(scarf) <= set("rb"), "scarf: wrong type, length or letter")
need(whole(data["k"], 1, len(scarf)), "k is out of range")
sys.exit(42)
