spans.sort(key=lambda span: span[1])
ends = [span[1] for span in spans]
best = [0] * (len(spans) + 1)
for i in range(len(spans)):
    start, end = spans[i]
    low = 0
    high = i
    while low < high:
        middle = (low + high) // 2
        if ends[middle] + {{rest}} <= start:
            low = middle + 1
        else:
            high = middle
    best[i + 1] = max(best[i], best[low] + end - start)
return best[len(spans)]
