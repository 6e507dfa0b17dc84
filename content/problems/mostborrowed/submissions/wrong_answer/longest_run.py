# Mistake: measures the longest run of equal neighbours instead of counting all loans.
import json
import sys

loans = json.load(sys.stdin)["loans"]
best, most, run = loans[0], 0, 0
for i, book in enumerate(loans):
    run = run + 1 if i and loans[i - 1] == book else 1
    if run > most:
        best, most = book, run
print(best)
