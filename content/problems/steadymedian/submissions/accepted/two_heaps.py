# Write your solution here
import heapq


def solve(readings, width):
    low = []  # the lower half: (-value, position), the largest on top
    high = []  # the upper half: (value, position), the smallest on top
    in_low = [False] * len(readings)
    low_size = 0  # valid readings in the lower half
    want = (width + 1) // 2
    answer = []
    for i, value in enumerate(readings):
        gone = i - width
        if gone >= 0 and in_low[gone]:
            low_size -= 1
        while low and low[0][1] <= gone:
            heapq.heappop(low)
        if low_size > 0 and value <= -low[0][0]:
            heapq.heappush(low, (-value, i))
            in_low[i] = True
            low_size += 1
        else:
            heapq.heappush(high, (value, i))
        size = min(i + 1, width)
        wanted = min(want, (size + 1) // 2)
        while low_size > wanted:
            top, position = heapq.heappop(low)
            if position > gone:
                heapq.heappush(high, (-top, position))
                in_low[position] = False
                low_size -= 1
        while low_size < wanted:
            top, position = heapq.heappop(high)
            if position > gone:
                heapq.heappush(low, (-top, position))
                in_low[position] = True
                low_size += 1
        while low[0][1] <= gone:
            heapq.heappop(low)
        if i + 1 >= width:
            answer.append(-low[0][0])
    return answer


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(data["readings"], data["width"])))
