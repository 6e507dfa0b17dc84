# Lets every person be done one cycle after the arrival, as if several could be inside.
import json
import sys
from collections import deque


def solve(arrivals, cycle, places):
    ends = deque()
    turned_away = 0
    for now in arrivals:
        while ends and ends[0] <= now:
            ends.popleft()
        if len(ends) > places:
            turned_away += 1
        else:
            ends.append(now + cycle)
    return turned_away

data = json.load(sys.stdin)
print(solve(data["arrivals"], data["cycle"], data["places"]))
