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
need(type(data) is dict and list(data) == ["quarrel"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
quarrel = data["quarrel"]
n = len(quarrel) if type(quarrel) is list else 0
need(2 <= n <= 18 and n % 2 == 0, "quarrel: wrong type or length")
need(all(type(row) is list and len(row) == n for row in quarrel), "quarrel is not a square")
need(all(whole(x, 0, 1000000) for row in quarrel for x in row), "a value is out of range")
for i in range(n):
    need(quarrel[i][i] == 0, "the diagonal is not 0")
    need(all(quarrel[i][j] == quarrel[j][i] for j in range(i)), "the table is not the same in both directions")
sys.exit(42)
