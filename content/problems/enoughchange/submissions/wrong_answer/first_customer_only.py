# Mistake: takes off only the orders that fail at the very beginning.
import json
import sys

data = json.load(sys.stdin)
ones, twos, coins = data["ones"], data["twos"], data["coins"]
prime = 10**9 + 7
if twos > ones + coins:
    print(0)
    sys.exit()


def choose(n, k):
    if k < 0 or k > n:
        return 0
    top = bottom = 1
    for i in range(k):
        top = top * (n - i) % prime
        bottom = bottom * (i + 1) % prime
    return top * pow(bottom, -1, prime) % prime


print((choose(ones + twos, twos) - choose(ones + twos - coins - 1, ones)) % prime)
