groups = {}
for x in nums:
    key = {{python_key}}
    if key not in groups:
        groups[key] = []
    groups[key].append(x)
result = []
for key in sorted(groups, reverse={{python_down}}):
    result += sorted(groups[key], reverse={{python_ties_down}})
return result
