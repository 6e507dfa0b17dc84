# Mistake: saves strokes only for mirrored strips.
import json
import sys

strip = json.load(sys.stdin)["strip"]
runs = [c for i, c in enumerate(strip) if i == 0 or strip[i - 1] != c]
saved = 0
stack = []
for c in runs:
    if len(stack) > 1 and stack[-2] == c:
        stack.pop()
        saved += 1
    else:
        stack.append(c)
print(len(runs) - saved)
