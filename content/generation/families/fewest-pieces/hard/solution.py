ways = [1] + [0] * target
for total in range(1, target + 1):
    for value in ({{list}}):
        if value <= total:
            ways[total] += ways[total - value]
    ways[total] %= {{mod}}
return ways[target]
