def rows(left):
    if left == 0:
        return 1
    return sum(rows(left - value) for value in ({{list}}) if value <= left)
return rows(target) % {{mod}}
