def before(x, y):
    a = ({{python_key}})
    swap = x
    x = y
    b = ({{python_key}})
    x = swap
    return ({{brute_keys}}) or (a == b and ({{brute_ties}}))
result = []
for num in nums:
    at = 0
    while at < len(result) and not before(num, result[at]):
        at += 1
    result.insert(at, num)
return result
