# Counts with the marker of the merge step itself, which misses pairs when slack is not 0.
import json
import sys

data = json.load(sys.stdin)
slack = data["slack"]


def count(values):
    if len(values) < 2:
        return 0, values
    middle = len(values) // 2
    a, left = count(values[:middle])
    b, right = count(values[middle:])
    pairs, merged, i, j = a + b, [], 0, 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            if left[i] > right[j] + slack:
                pairs += len(left) - i
            merged.append(right[j])
            j += 1
    return pairs, merged + left[i:] + right[j:]


print(count(data["weights"])[0])
