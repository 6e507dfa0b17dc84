import json
import sys

data = json.load(sys.stdin)
# Mistake: at a difference it decides by the next letter only and never tries the other side.
code = data["code"]
left, right, slips = 0, len(code) - 1, 0
while left < right:
    if code[left] == code[right]:
        left += 1
        right -= 1
        continue
    slips += 1
    if code[left + 1] == code[right]:
        left += 1
    else:
        right -= 1
print("true" if slips <= 1 else "false")
