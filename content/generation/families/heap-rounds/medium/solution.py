import heapq
heapq.heapify(nums)
for _ in range(k):
    if len(nums) > 1:
        first = heapq.heappop(nums)
        second = heapq.heappop(nums)
        heapq.heappush(nums, first + second + {{plus}})
return {{end}}(nums)
