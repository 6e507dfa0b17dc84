# Acts out every minute.
import json
import sys
from collections import deque

data = json.load(sys.stdin)
queue = deque(enumerate(data["charge"]))
minutes = 0
while True:
    robot, wanted = queue.popleft()
    minutes += 1
    if wanted > 1:
        queue.append((robot, wanted - 1))
    elif robot == data["k"]:
        print(minutes)
        break
