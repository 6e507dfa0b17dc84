ways = []
for i in range(len(nums)):
    way = 0
    others = {{brute_others}}
    for j in others:
        if nums[j] {{sign}} nums[i]:
            way = {{distance}}
            break
    ways.append(way)
return {{python_result}}
