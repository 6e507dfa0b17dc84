import json
import sys

data = json.load(sys.stdin)
crews = []
for name in data["names"]:
    for crew in crews:
        if sorted(crew[0]) == sorted(name):
            crew.append(name)
            break
    else:
        crews.append([name])
print(*sorted(map(len, crews), reverse=True))
