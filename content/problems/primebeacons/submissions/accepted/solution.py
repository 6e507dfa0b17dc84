# Write your solution here
def solve(last):
    if last < 2:
        return 0
    prime = bytearray([1]) * (last + 1)
    prime[0] = prime[1] = 0
    number = 2
    while number * number <= last:
        if prime[number]:
            first = number * number
            prime[first::number] = bytes(len(range(first, last + 1, number)))
        number += 1
    return sum(prime)


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
print(show(solve(data["last"])))
