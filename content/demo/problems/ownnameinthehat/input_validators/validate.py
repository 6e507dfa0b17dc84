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
need(type(data) is dict and list(data) == ["draws"], "the keys must be draws")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
draws = data["draws"]
need(type(draws) is list and 2 <= len(draws) <= 20000, "draws: wrong type or length")
need(all(type(x) is int for x in draws) and sorted(draws) == list(range(len(draws))), "draws must hold every number once")
sys.exit(42)
