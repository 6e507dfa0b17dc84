def line(part):
    best = [0] * (len(part) + {{gap}} + 1)
    for i in range(len(part)):
        best[i + {{gap}} + 1] = max(best[i + {{gap}}], best[i] + part[i])
    return best[-1]
n = len(nums)
answer = line(nums[{{gap}}:])
for first in range(min({{gap}}, n)):
    end = max(first + 1, n - {{gap}} + first)
    answer = max(answer, nums[first] + line(nums[first + {{gap}} + 1:end]))
return answer
