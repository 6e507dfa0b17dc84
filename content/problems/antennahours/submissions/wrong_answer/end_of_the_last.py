# Takes the end of the later booking, even if it lies inside the period.
import json
import sys

periods = []
for start, end in sorted(json.load(sys.stdin)["hours"]):
    if periods and start <= periods[-1][1]:
        periods[-1][1] = end
    else:
        periods.append([start, end])
for start, end in periods:
    print(start, end)
