import heapq
near = [[] for _ in range(n)]
for a, b, t in links:
    near[a].append((b, t))
    near[b].append((a, t))
times = [-1] * n
waiting = [(0, 0)]
while waiting:
    time, now = heapq.heappop(waiting)
    if times[now] != -1:
        continue
    times[now] = time
    leave = time
    if now != 0:
        leave = time + {{stop}}
    for other, t in near[now]:
        if times[other] == -1:
            heapq.heappush(waiting, (leave + t, other))
{{python_result}}
