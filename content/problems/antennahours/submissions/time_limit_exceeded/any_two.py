# Looks for any two bookings that can be joined, and starts again.
import json
import sys

periods = json.load(sys.stdin)["hours"]


def join_two():
    for i in range(len(periods)):
        for j in range(i):
            if periods[i][0] <= periods[j][1] and periods[j][0] <= periods[i][1]:
                periods[j] = [min(periods[i][0], periods[j][0]), max(periods[i][1], periods[j][1])]
                del periods[i]
                return True
    return False


while join_two():
    pass
for start, end in sorted(periods):
    print(start, end)
