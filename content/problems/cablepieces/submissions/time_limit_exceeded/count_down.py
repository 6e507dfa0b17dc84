# Tries every length, from the shortest cable downwards.
import json
import sys

cables = json.load(sys.stdin)["cables"]
piece = min(cables)
while any(cable % piece for cable in cables):
    piece -= 1
print(piece, sum(cable // piece for cable in cables))
