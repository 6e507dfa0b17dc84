# Copies the known agreement even where it reaches beyond what has been compared.
import json
import sys


def solve(message):
    n = len(message)
    agree = [0] * n
    agree[0] = n
    left = right = 0
    for i in range(1, n):
        if i < right:
            length = min(agree[i - left], n - i)
        else:
            length = 0
            while i + length < n and message[length] == message[i + length]:
                length += 1
            if i + length > right:
                left, right = i, i + length
        agree[i] = length
    return sum(agree)

data = json.load(sys.stdin)
print(solve(data["message"]))
