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
need(type(data) is dict and list(data) == ["signs"], "the keys must be signs")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
signs = data["signs"]
need(type(signs) is list and 1 <= len(signs) <= 5000, "signs: wrong type or length")
for sign in signs:
    need(type(sign) is str and 1 <= len(sign) <= 100, "a call sign has a wrong type or length")
    need(set(sign) <= set("abcdefghijklmnopqrstuvwxyz"), "a call sign has other characters than a-z")
need(sum(map(len, signs)) <= 60000, "too many characters together")
sys.exit(42)
