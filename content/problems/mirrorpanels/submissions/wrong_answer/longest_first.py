# Cuts off the longest mirror word from the left each time.
import json
import sys

panel = json.load(sys.stdin)["panel"]
cuts = -1
while panel:
    size = len(panel)
    while panel[:size] != panel[:size][::-1]:
        size -= 1
    panel = panel[size:]
    cuts += 1
print(cuts)
