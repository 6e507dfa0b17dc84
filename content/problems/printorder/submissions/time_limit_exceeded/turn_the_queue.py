# Turns a real queue, one job at a time.
import json
import sys
from collections import deque


def solve(priorities):
    queue = deque(enumerate(priorities))
    waiting = sorted(priorities)
    order = []
    while queue:
        job, priority = queue.popleft()
        if priority < waiting[-1]:
            queue.append((job, priority))
        else:
            waiting.pop()
            order.append(job)
    return order

data = json.load(sys.stdin)
print(*solve(data["priorities"]))
