for _ in range(k):
    if len(nums) > 1:
        nums.sort(reverse=True)
        nums.append(nums.pop() + nums.pop() + {{plus}})
return {{end}}(nums)
