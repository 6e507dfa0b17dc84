# Makes empty files without end.
for number in range(10**9):
    open(f"/tmp/{number}", "w").close()
