best = [0] + [10 ** 9] * target
for total in range(1, target + 1):
    for value in ({{list}}):
        if value <= total:
            best[total] = min(best[total], best[total - value] + 1)
if best[target] >= 10 ** 9:
    return -1
return best[target]
