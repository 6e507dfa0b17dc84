changed = True
while changed:
    changed = False
    for letter in "{{alphabet}}":
        if letter * {{k}} in line:
            line = line.replace(letter * {{k}}, "", 1)
            changed = True
return {{brute_result}}
