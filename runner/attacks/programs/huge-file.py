# Writes one file beyond the largest size allowed.
with open("/tmp/huge", "wb") as file:
    file.seek(100 << 20)
    file.write(b"end")
