# Uses a small modulus and does not compare the letters when two numbers agree.
import json
import sys


def solve(speech):
    prime, base = 10007, 31
    codes = [ord(letter) for letter in speech]
    n = len(codes)

    def said_twice(length):
        front = pow(base, length - 1, prime)
        number = 0
        for code in codes[:length]:
            number = (number * base + code) % prime
        seen = {number}
        for i in range(length, n):
            number = ((number - codes[i - length] * front) * base + codes[i]) % prime
            if number in seen:
                return True
            seen.add(number)
        return False

    possible, impossible = 0, n
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if said_twice(middle):
            possible = middle
        else:
            impossible = middle
    return possible

data = json.load(sys.stdin)
print(solve(data["speech"]))
