# Tests each number on its own, up to its square root.
import json
import sys

last = json.load(sys.stdin)["last"]
lit = 0
for number in range(2, last + 1):
    divisor = 2
    while divisor * divisor <= number and number % divisor:
        divisor += 1
    if divisor * divisor > number:
        lit += 1
print(lit)
