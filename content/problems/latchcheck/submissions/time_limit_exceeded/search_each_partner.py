import json
import sys

data = json.load(sys.stdin)
# Correct, but walks to the partner of every opening bracket.
s = data["latches"]
close = {"(": ")", "[": "]", "{": "}"}
depth = 0
ok = True
for c in s:
    depth += 1 if c in close else -1
    if depth < 0:
        ok = False
        break
if depth != 0:
    ok = False
if ok:
    for i, c in enumerate(s):
        if c in close:
            depth, j = 1, i
            while depth:
                j += 1
                depth += 1 if s[j] in close else -1
            if s[j] != close[c]:
                ok = False
                break
print("true" if ok else "false")
