# Starts each level behind the first printed job of the level before, not behind the last one.
import json
import sys


def solve(priorities):
    order = []
    finger = 0
    for priority in sorted(set(priorities), reverse=True):
        jobs = [job for job, other in enumerate(priorities) if other == priority]
        jobs = [job for job in jobs if job >= finger] + [job for job in jobs if job < finger]
        order += jobs
        finger = jobs[0]
    return order

data = json.load(sys.stdin)
print(*solve(data["priorities"]))
