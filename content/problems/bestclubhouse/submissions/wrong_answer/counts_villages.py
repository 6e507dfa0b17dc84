# Mistake: moves the clubhouse by counting villages instead of people if somebody lives in every village.
import json
import sys

data = json.load(sys.stdin)
people, roads = data["people"], data["roads"]
n = len(people)
nearby = [[] for _ in people]
for a, b, length in roads:
    nearby[a].append((b, length))
    nearby[b].append((a, length))
parent, distance, order = [-1] * n, [0] * n, [0]
for v in order:
    for w, length in nearby[v]:
        if w != parent[v]:
            parent[w], distance[w] = v, distance[v] + length
            order.append(w)
below = [1] * n
for v in reversed(order[1:]):
    below[parent[v]] += below[v]
effort = [sum(p * d for p, d in zip(people, distance))] * n
for v in order[1:]:
    effort[v] = effort[parent[v]] + (distance[v] - distance[parent[v]]) * (n - 2 * below[v])
print(*effort)
