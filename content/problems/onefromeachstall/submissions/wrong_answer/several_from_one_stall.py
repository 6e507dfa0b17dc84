# Mistake: forgets the stalls when they are listed with a gap, and then buys twice from the same stall.
import json
import sys
from itertools import groupby

data = json.load(sys.stdin)
best = [0] * (data["budget"] + 1)
for _, offers in groupby(data["items"], key=lambda item: item[0]):
    before = best[:]
    for _, price, joy in offers:
        for money in range(price, len(best)):
            best[money] = max(best[money], before[money - price] + joy)
print(best[-1])
