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
need(type(data) is dict and list(data) == ["spans"], "the keys must be spans")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
spans = data["spans"]
need(type(spans) is list and 1 <= len(spans) <= 2000, "spans: wrong type or length")
for span in spans:
    need(type(span) is list and len(span) == 2 and all(whole(x, 0, 5000) for x in span), "a span is no pair of minutes")
    need(span[0] < span[1], "a span must end after it begins")
sys.exit(42)
