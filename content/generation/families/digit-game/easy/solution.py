found = 0
for num in range(low, high + 1):
    weight = 0
    factor = 1
    left = num
    while left > 0:
        weight += left % 10 * factor
        factor = {{factor_and_one}} - factor
        left //= 10
    if weight % {{m}} == {{rest}}:
        found += 1
return found
