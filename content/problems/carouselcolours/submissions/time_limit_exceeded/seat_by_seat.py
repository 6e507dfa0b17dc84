# Paints seat by seat and keeps two counts: last seat coloured like seat 0 or not.
import json
import sys

data = json.load(sys.stdin)
n, k = data["seats"], data["colours"]
prime = 10**9 + 7
same, different = k, 0
for _ in range(n - 1):
    same, different = different, (same * (k - 1) + different * (k - 2)) % prime
print(different % prime)
