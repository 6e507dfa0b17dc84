# Compares the text with its start letter by letter from every position.
import json
import sys


def solve(message):
    total = 0
    for i in range(len(message)):
        length = 0
        while i + length < len(message) and message[length] == message[i + length]:
            length += 1
        total += length
    return total

data = json.load(sys.stdin)
print(solve(data["message"]))
