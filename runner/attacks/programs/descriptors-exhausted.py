# Opens files until there is no descriptor left.
kept = []
while True:
    kept.append(open("/dev/null"))
