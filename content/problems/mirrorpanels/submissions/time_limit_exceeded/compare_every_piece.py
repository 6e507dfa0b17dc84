# Compares every possible piece letter by letter.
import json
import sys

panel = json.load(sys.stdin)["panel"]
n = len(panel)


def is_mirror(left, right):
    while left < right:
        if panel[left] != panel[right]:
            return False
        left += 1
        right -= 1
    return True


pieces = [0] * (n + 1)
for end in range(1, n + 1):
    pieces[end] = min(pieces[start] + 1 for start in range(end) if is_mirror(start, end - 1))
print(pieces[n] - 1)
