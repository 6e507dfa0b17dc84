# Splits at every possible last relay again and again, without remembering results.
import json
import sys

power = json.load(sys.stdin)["power"]


def clear(left, right):
    if right - left == 1:
        return 0
    return min(
        clear(left, last) + clear(last, right) + power[left] * power[last] * power[right]
        for last in range(left + 1, right)
    )


print(clear(0, len(power) - 1))
