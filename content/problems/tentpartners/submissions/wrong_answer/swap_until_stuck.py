# Mistake: starts with neighbours and swaps partners between two tents until no swap helps.
import json
import sys

quarrel = json.load(sys.stdin)["quarrel"]
tents = [(i, i + 1) for i in range(0, len(quarrel), 2)]
better = True
while better:
    better = False
    for x in range(len(tents)):
        for y in range(x):
            (a, b), (c, d) = tents[x], tents[y]
            now = quarrel[a][b] + quarrel[c][d]
            for p, q in (((a, c), (b, d)), ((a, d), (b, c))):
                if quarrel[p[0]][p[1]] + quarrel[q[0]][q[1]] < now:
                    tents[x], tents[y] = p, q
                    better = True
                    break
print(sum(quarrel[a][b] for a, b in tents))
