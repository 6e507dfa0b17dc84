# Takes the larger one of two middle values.
import json
import sys
from bisect import bisect_left, insort


def solve(readings, width):
    window = sorted(readings[:width])
    answer = [window[width // 2]]
    for i in range(width, len(readings)):
        del window[bisect_left(window, readings[i - width])]
        insort(window, readings[i])
        answer.append(window[width // 2])
    return answer

data = json.load(sys.stdin)
print(*solve(data["readings"], data["width"]))
