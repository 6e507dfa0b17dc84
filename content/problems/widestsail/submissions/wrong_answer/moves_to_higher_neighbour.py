import json
import sys

data = json.load(sys.stdin)
# Mistake: moves towards the higher neighbour instead of leaving the lower mast.
masts = data["masts"]
left, right, best = 0, len(masts) - 1, 0
while left < right:
    best = max(best, (right - left) * min(masts[left], masts[right]))
    if masts[left + 1] > masts[right - 1]:
        left += 1
    else:
        right -= 1
print(best)
