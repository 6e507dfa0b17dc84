# Goes through the ends of all earlier people at every arrival.
import json
import sys


def solve(arrivals, cycle, places):
    ends = []
    turned_away = 0
    for now in arrivals:
        present = sum(1 for end in ends if end > now)
        if present > places:
            turned_away += 1
        else:
            ends.append(max(ends[-1] if ends else 0, now) + cycle)
    return turned_away

data = json.load(sys.stdin)
print(solve(data["arrivals"], data["cycle"], data["places"]))
