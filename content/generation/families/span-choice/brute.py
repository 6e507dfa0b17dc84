best = 0
for mask in range(1 << len(spans)):
    picked = sorted(spans[i] for i in range(len(spans)) if mask >> i & 1)
    if all(picked[i][1] + {{rest}} <= picked[i + 1][0] for i in range(len(picked) - 1)):
        best = max(best, {{brute_worth}})
return best
