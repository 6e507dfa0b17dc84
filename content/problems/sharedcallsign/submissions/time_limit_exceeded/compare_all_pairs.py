import json
import sys

data = json.load(sys.stdin)
signs = data["signs"]
best = min(len(sign) for sign in signs)
for a in signs:
    for b in signs:
        k = 0
        while k < len(a) and k < len(b) and a[k] == b[k]:
            k += 1
        best = min(best, k)
print(best)
