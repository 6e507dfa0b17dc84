for _ in range(k):
    at = nums.index(max(nums))
    nums[at] = nums[at] // {{by_number}} + {{plus}}
return {{end}}(nums)
