stack = []
for letter in line:
    if stack and stack[-1][0] == letter:
        stack[-1][1] += 1
        if stack[-1][1] == {{k}}:
            stack.pop()
    else:
        stack.append([letter, 1])
{{python_result}}
