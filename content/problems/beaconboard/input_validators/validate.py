import json
import sys


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(43)


def need(ok, message):
    if not ok:
        fail(message)


def is_int(value, low, high):
    return type(value) is int and low <= value <= high


try:
    data = json.loads(sys.stdin.read())
except (ValueError, RecursionError) as problem:
    fail("not JSON: %s" % problem)
need(type(data) is dict and sorted(data) == ["board"], "the keys must be board")

board = data["board"]
need(type(board) is list and 1 <= len(board) <= 10, "board must have 1 to 10 rows")
for row in board:
    need(type(row) is str and len(row) == len(board), "each row must have as many cells as there are rows")
    need(set(row) <= set(".#"), "a cell must be . or #")

sys.exit(42)
