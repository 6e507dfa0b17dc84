# Tries all pairings without remembering the results of smaller groups.
import json
import sys

quarrel = json.load(sys.stdin)["quarrel"]


def best(left):
    if not left:
        return 0
    first = left[0]
    return min(
        quarrel[first][left[i]] + best(left[1:i] + left[i + 1 :]) for i in range(1, len(left))
    )


print(best(list(range(len(quarrel)))))
