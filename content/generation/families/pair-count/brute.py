return sum(
    1
    for i in range(len(nums))
    for j in range(i)
    if {{brute_condition}}
)
