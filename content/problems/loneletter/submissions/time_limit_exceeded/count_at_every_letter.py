import json
import sys

data = json.load(sys.stdin)
message = data["message"]
answer = -1
for i in range(len(message)):
    count = 0
    for c in message:
        if c == message[i]:
            count += 1
    if count == 1:
        answer = i
        break
print(answer)
