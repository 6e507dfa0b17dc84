stack = []
ways = [0] * len(nums)
for i in {{python_order}}:
    while stack and nums[stack[-1]] {{pops}} nums[i]:
        stack.pop()
    if stack:
        ways[i] = abs(stack[-1] - i)
    stack.append(i)
return {{python_result}}
