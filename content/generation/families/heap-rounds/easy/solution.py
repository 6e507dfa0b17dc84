import heapq
heap = []
for num in nums:
    heapq.heappush(heap, 0 - num)
for i in range(k):
    largest = 0 - heapq.heappop(heap)
    changed = largest // {{by_number}} + {{plus}}
    heapq.heappush(heap, 0 - changed)
{{python_result}}
