# Walks through the whole tree from every village.
import json
import sys

data = json.load(sys.stdin)
people, roads = data["people"], data["roads"]
nearby = [[] for _ in people]
for a, b, length in roads:
    nearby[a].append((b, length))
    nearby[b].append((a, length))
efforts = []
for start in range(len(people)):
    effort = 0
    todo = [(start, -1, 0)]
    while todo:
        village, before, distance = todo.pop()
        effort += people[village] * distance
        for other, length in nearby[village]:
            if other != before:
                todo.append((other, village, distance + length))
    efforts.append(effort)
print(*efforts)
