# Takes memory without end and swallows the error that the interpreter raises.
kept = []
while True:
    try:
        kept.append(bytearray(b"x" * (1 << 20)))
    except MemoryError:
        pass
