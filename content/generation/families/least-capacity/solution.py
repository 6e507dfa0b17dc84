low = max(nums)
high = sum(nums)
while low < high:
    middle = (low + high) // 2
    parts = 1
    total = 0
    size = 0
    for num in nums:
        if total + num > middle{{python_full}}:
            parts += 1
            total = 0
            size = 0
        total += num
        size += 1
    if parts <= k:
        high = middle
    else:
        low = middle + 1
return low + {{fee}}
