# Write your solution here
def solve(speech):
    letters = [ord(letter) for letter in speech]
    n = len(letters)
    prime = (1 << 61) - 1
    base = 911_382_323

    def said_twice(length):
        front = pow(base, length - 1, prime)
        number = 0
        for letter in letters[:length]:
            number = (number * base + letter) % prime
        starts = {number: [0]}
        for start in range(1, n - length + 1):
            number = (number - letters[start - 1] * front) * base + letters[start + length - 1]
            number %= prime
            same = starts.setdefault(number, [])
            for other in same:
                if speech[other : other + length] == speech[start : start + length]:
                    return True
            same.append(start)
        return False

    possible, impossible = 0, n
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if said_twice(middle):
            possible = middle
        else:
            impossible = middle
    return possible


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(data["speech"])))
