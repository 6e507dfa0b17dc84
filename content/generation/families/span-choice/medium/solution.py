spans.sort(key=lambda span: span[1])
free = 0
chosen = 0
for start, end in spans:
    if start >= free:
        chosen += 1
        free = end + {{rest}}
return chosen
