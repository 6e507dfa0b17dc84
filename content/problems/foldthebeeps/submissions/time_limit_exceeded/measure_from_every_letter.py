import json
import sys

data = json.load(sys.stdin)
# Correct, but measures the whole run again for each of its letters.
beeps = data["beeps"]
out = ""
for i in range(len(beeps)):
    left = i
    while left > 0 and beeps[left - 1] == beeps[i]:
        left -= 1
    right = i
    while right + 1 < len(beeps) and beeps[right + 1] == beeps[i]:
        right += 1
    if i == left:
        out += beeps[i] + (str(right - left + 1) if right > left else "")
print(out)
