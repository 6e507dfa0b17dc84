# Fills the folder for temporary files, which lies in memory.
with open("/tmp/full", "wb") as file:
    while True:
        file.write(b"x" * (1 << 20))
