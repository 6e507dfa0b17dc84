# Flies the round from every depot until one works.
import json
import sys

data = json.load(sys.stdin)
supply, need = data["supply"], data["need"]
n = len(supply)


def works(start):
    battery = 0
    for step in range(n):
        depot = (start + step) % n
        battery += supply[depot] - need[depot]
        if battery < 0:
            return False
    return True


print(next((start for start in range(n) if works(start)), -1))
