

# Added by the judge: reads the input, calls your solve and prints what it returns.
#:node class TreeNode:
#:node     def __init__(self, val, left=None, right=None):
#:node         self.val = val
#:node         self.left = left
#:node         self.right = right
#:node
#:node
def __judge():
    import json
    import sys
    from builtins import ValueError, any, bool, isinstance, len, list, map, print, str, tuple

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
    #:tree             child = None if value is None else TreeNode(value)
    #:tree             if side == "left":
    #:tree                 node.left = child
    #:tree             else:
    #:tree                 node.right = child
    #:tree             if child is not None:
    #:tree                 waiting.append(child)
    #:tree     return root
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
    text = sys.stdin.read()
    try:
        data = json.loads(text)
    except ValueError:
        data = text
    print(show(solve({{arguments}})))


__judge()
