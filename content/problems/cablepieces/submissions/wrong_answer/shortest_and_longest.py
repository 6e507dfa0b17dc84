# Looks only at the shortest and the longest cable.
import json
import sys
from math import gcd

cables = json.load(sys.stdin)["cables"]
piece = gcd(min(cables), max(cables))
print(piece, sum(cable // piece for cable in cables))
