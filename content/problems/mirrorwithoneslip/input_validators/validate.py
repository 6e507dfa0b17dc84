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
need(type(data) is dict and list(data) == ["code"], "the keys must be code")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
code = data["code"]
need(type(code) is str and 1 <= len(code) <= 30000, "code: wrong type or length")
need(set(code) <= set("abcdefghijklmnopqrstuvwxyz"), "code has other characters than a-z")
sys.exit(42)
