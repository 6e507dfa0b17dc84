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
need(type(data) is dict and list(data) == ["belt", "needed"], "the keys must be belt, needed")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
letters = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
for name in ("belt", "needed"):
    parts = data[name]
    need(type(parts) is str and 1 <= len(parts) <= 30000, name + ": wrong type or length")
    need(set(parts) <= letters, name + " has other characters than English letters")
sys.exit(42)
