# Mistake: of several books with the same count it keeps the one met first.
import json
import sys

loans = json.load(sys.stdin)["loans"]
count = {}
for book in loans:
    count[book] = count.get(book, 0) + 1
best = loans[0]
for book in count:
    if count[book] > count[best]:
        best = book
print(best)
