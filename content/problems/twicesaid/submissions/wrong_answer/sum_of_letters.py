# Trusts a weak hash (the sum of the letters) without comparing them.
import json
import sys


def solve(speech):
    codes = [ord(letter) for letter in speech]
    possible, impossible = 0, len(codes)
    while impossible - possible > 1:
        length = (possible + impossible) // 2
        number = sum(codes[:length])
        seen = {number}
        for i in range(length, len(codes)):
            number += codes[i] - codes[i - length]
            if number in seen:
                possible = length
                break
            seen.add(number)
        else:
            impossible = length
    return possible

data = json.load(sys.stdin)
print(solve(data["speech"]))
