# Removes the brightest level k - 1 times.
import json
import sys

data = json.load(sys.stdin)
stars = data["stars"]
for _ in range(data["k"] - 1):
    if not stars:
        break
    brightest = max(stars)
    stars = [star for star in stars if star != brightest]
print(max(stars) if stars else -1)
