def fewest(left, kinds):
    if left == 0:
        return 0
    if not kinds:
        return 10 ** 6
    tries = [fewest(left - kinds[0] * n, kinds[1:]) + n for n in range(left // kinds[0] + 1)]
    return min(tries)
found = fewest(target, [{{list}}])
return -1 if found >= 10 ** 6 else found
