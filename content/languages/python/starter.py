# Write your solution here
#:tree A TreeNode has val, left and right; a missing child is None.
def solve({{params}}):
    pass


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


#:tree class TreeNode:
#:tree     def __init__(self, val, left=None, right=None):
#:tree         self.val = val
#:tree         self.left = left
#:tree         self.right = right
#:tree
#:tree
#:tree def tree(values):
#:tree     if not values:
#:tree         return None
#:tree     root = TreeNode(values[0])
#:tree     waiting = [root]
#:tree     i = 1
#:tree     for node in waiting:
#:tree         for side in ("left", "right"):
#:tree             value = values[i] if i < len(values) else None
#:tree             i += 1
#:tree             if value is not None:
#:tree                 child = TreeNode(value)
#:tree                 setattr(node, side, child)
#:tree                 waiting.append(child)
#:tree     return root
#:tree
#:tree
#:tree def show_tree(root):
#:tree     shown = []
#:tree     waiting = [root]
#:tree     for node in waiting:
#:tree         shown.append(node.val if node else None)
#:tree         if node:
#:tree             waiting += [node.left, node.right]
#:tree     while shown and shown[-1] is None:
#:tree         shown.pop()
#:tree     return " ".join(show(item) for item in shown)
#:tree
#:tree
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
    #:tree if isinstance(value, TreeNode):
    #:tree     return show_tree(value)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve({{arguments}})))
