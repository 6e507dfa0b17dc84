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


def check_tree(values, least, most, low, high, levels):
    """Level order, null for a missing child, no trailing nulls. Returns the values of the nodes."""
    need(type(values) is list, "a tree must be a list")
    nodes = []
    depths = []
    parent = 0
    side = 0
    for i, value in enumerate(values):
        if i == 0:
            need(value is not None, "the root must not be null")
            depth = 1
        else:
            need(parent < len(depths), "value %d has no parent" % i)
            depth = depths[parent] + 1
            side += 1
            if side == 2:
                side = 0
                parent += 1
        if value is None:
            continue
        need(is_int(value, low, high), "value %d must be an integer from %d to %d" % (i, low, high))
        need(depth <= levels, "the tree has more than %d levels" % levels)
        nodes.append(value)
        depths.append(depth)
    need(not values or values[-1] is not None, "trailing nulls must be dropped")
    need(least <= len(nodes) <= most, "the tree must have %d to %d nodes" % (least, most))
    return nodes


try:
    data = json.loads(sys.stdin.read())
except (ValueError, RecursionError) as problem:
    fail("not JSON: %s" % problem)
need(type(data) is dict and sorted(data) == ["root"], "the keys must be root")

check_tree(data["root"], 1, 20000, -1000000, 1000000, 2000)

sys.exit(42)
