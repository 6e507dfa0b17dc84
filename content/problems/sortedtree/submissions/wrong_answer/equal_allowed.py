# Write your solution here
# A TreeNode has val, left and right; a missing child is None.
# Lets equal values pass.
def solve(root):
    stack = [(root, float("-inf"), float("inf"))]
    while stack:
        node, low, high = stack.pop()
        if node is None:
            continue
        if not low <= node.val <= high:
            return False
        stack.append((node.left, low, node.val))
        stack.append((node.right, node.val, high))
    return True


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


def tree(values):
    if not values:
        return None
    root = TreeNode(values[0])
    waiting = [root]
    i = 1
    for node in waiting:
        for side in ("left", "right"):
            value = values[i] if i < len(values) else None
            i += 1
            if value is not None:
                child = TreeNode(value)
                setattr(node, side, child)
                waiting.append(child)
    return root


def show_tree(root):
    shown = []
    waiting = [root]
    for node in waiting:
        shown.append(node.val if node else None)
        if node:
            waiting += [node.left, node.right]
    while shown and shown[-1] is None:
        shown.pop()
    return " ".join(show(item) for item in shown)


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    if isinstance(value, TreeNode):
        return show_tree(value)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(tree(data["root"]))))
