# Counts every loan by walking through the whole list again.
import json
import sys

loans = json.load(sys.stdin)["loans"]
best, most = 0, 0
for book in loans:
    times = 0
    for other in loans:
        if other == book:
            times += 1
    if times > most or (times == most and book < best):
        best, most = book, times
print(best)
