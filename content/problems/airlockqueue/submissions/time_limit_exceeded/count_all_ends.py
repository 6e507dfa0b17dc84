# Works out the ends of all earlier people again at every arrival.
import json
import sys


def solve(arrivals, cycle, places):
    let_in = []
    turned_away = 0
    for now in arrivals:
        free = 0
        present = 0
        for arrival in let_in:
            free = max(free, arrival) + cycle
            if free > now:
                present += 1
        if present > places:
            turned_away += 1
        else:
            let_in.append(now)
    return turned_away

data = json.load(sys.stdin)
print(solve(data["arrivals"], data["cycle"], data["places"]))
