import json
import sys

data = json.load(sys.stdin)
# Mistake: does not look whether something is still open at the end.
opener = {")": "(", "]": "[", "}": "{"}
stack = []
ok = True
for c in data["latches"]:
    if c not in opener:
        stack.append(c)
    elif not stack or stack.pop() != opener[c]:
        ok = False
        break
print("true" if ok else "false")
