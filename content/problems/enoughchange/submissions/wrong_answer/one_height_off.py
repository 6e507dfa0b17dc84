# Mistake: mirrors at height 0, so that an empty box already counts as failed.
import json
import sys

data = json.load(sys.stdin)
ones, twos, coins = data["ones"], data["twos"], data["coins"]
prime = 10**9 + 7


def choose(n, k):
    if k < 0 or k > n:
        return 0
    top = bottom = 1
    for i in range(k):
        top = top * (n - i) % prime
        bottom = bottom * (i + 1) % prime
    return top * pow(bottom, -1, prime) % prime


total = ones + twos
print((choose(total, twos) - choose(total, twos - coins)) % prime if twos <= ones + coins else 0)
