# Mistake: paints a straight row and takes one colour off for the last seat, as if its two neighbours always differed.
import json
import sys

data = json.load(sys.stdin)
n, k = data["seats"], data["colours"]
prime = 10**9 + 7
if k == 2:
    print(2 if n % 2 == 0 else 0)
else:
    print(k * pow(k - 1, n - 2, prime) * (k - 2) % prime)
