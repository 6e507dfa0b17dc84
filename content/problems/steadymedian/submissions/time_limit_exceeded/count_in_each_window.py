# For each reading of each window, counts the smaller ones until the middle value is found.
import json
import sys


def solve(readings, width):
    answer = []
    for start in range(len(readings) - width + 1):
        window = readings[start : start + width]
        left = sorted(set(window))
        low, high = 0, len(left) - 1
        while low < high:
            middle = (low + high) // 2
            if sum(1 for value in window if value <= left[middle]) >= (width + 1) // 2:
                high = middle
            else:
                low = middle + 1
        answer.append(left[low])
    return answer

data = json.load(sys.stdin)
print(*solve(data["readings"], data["width"]))
