import json
import sys

data = json.load(sys.stdin)
code = data["code"]


def mirror(text):
    left, right = 0, len(text) - 1
    while left < right:
        if text[left] != text[right]:
            return False
        left += 1
        right -= 1
    return True


ok = mirror(code)
for i in range(len(code)):
    if ok:
        break
    ok = mirror(code[:i] + code[i + 1:])
print("true" if ok else "false")
