memo = {}
def best(start, left):
    if start == len(nums):
        return 0
    if left == 0:
        return 10 ** 9
    if (start, left) not in memo:
        ends = range(start + 1, {{brute_end}})
        memo[start, left] = min(max(sum(nums[start:end]) + {{fee}}, best(end, left - 1)) for end in ends)
    return memo[start, left]
return best(0, k)
