# Forgets that the person inside the airlock needs no waiting place.
import json
import sys
from collections import deque


def solve(arrivals, cycle, places):
    ends = deque()
    last = 0
    turned_away = 0
    for now in arrivals:
        while ends and ends[0] <= now:
            ends.popleft()
        if len(ends) >= max(places, 1):
            turned_away += 1
        else:
            last = max(last, now) + cycle
            ends.append(last)
    return turned_away

data = json.load(sys.stdin)
print(solve(data["arrivals"], data["cycle"], data["places"]))
