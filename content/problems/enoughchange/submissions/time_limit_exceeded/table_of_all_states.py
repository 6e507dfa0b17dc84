# Counts for every number of ones and twos served so far.
import json
import sys

data = json.load(sys.stdin)
ones, twos, coins = data["ones"], data["twos"], data["coins"]
prime = 10**9 + 7
row = [1 if b <= coins else 0 for b in range(twos + 1)]
for a in range(1, ones + 1):
    for b in range(1, twos + 1):
        row[b] = (row[b] + row[b - 1]) % prime if b <= a + coins else 0
print(row[twos])
