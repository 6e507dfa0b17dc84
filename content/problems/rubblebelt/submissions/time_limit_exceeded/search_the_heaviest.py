# Searches the whole list for the heaviest rock twice per collision.
import json
import sys


def take_heaviest(rocks):
    place = 0
    for i in range(len(rocks)):
        if rocks[i] > rocks[place]:
            place = i
    return rocks.pop(place)


def solve(rocks):
    while len(rocks) > 1:
        heavy = take_heaviest(rocks)
        second = take_heaviest(rocks)
        if heavy > second:
            rocks.append(heavy - second)
    return rocks[0] if rocks else 0

data = json.load(sys.stdin)
print(solve(data["rocks"]))
