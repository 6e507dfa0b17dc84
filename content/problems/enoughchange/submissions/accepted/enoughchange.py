# Write your solution here
def solve(ones, twos, coins):
    prime = 1_000_000_007
    if twos > ones + coins:
        return 0
    total = ones + twos
    factorial = [1]
    for i in range(1, total + 1):
        factorial.append(factorial[-1] * i % prime)

    def choose(k):
        if k < 0:
            return 0
        return factorial[total] * pow(factorial[k] * factorial[total - k], -1, prime) % prime

    return (choose(twos) - choose(twos - coins - 1)) % prime


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
print(show(solve(data["ones"], data["twos"], data["coins"])))
