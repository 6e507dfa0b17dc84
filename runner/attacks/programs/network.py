# Tries to reach anything: itself, the host, the metadata address, a name server, raw and other sockets.
import socket
for address in ("127.0.0.1", 22), ("127.0.0.1", 3000), ("169.254.169.254", 80), ("10.0.0.1", 80), ("8.8.8.8", 53):
    for kind in socket.SOCK_STREAM, socket.SOCK_DGRAM:
        try:
            with socket.socket(socket.AF_INET, kind) as end:
                end.settimeout(.2)
                end.connect(address)
                end.send(b"x")
                print("reached", address)
        except OSError:
            pass
for family in range(1, 46):
    for kind in socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW, socket.SOCK_SEQPACKET:
        try:
            socket.socket(family, kind).close()
            if family not in (socket.AF_UNIX, socket.AF_INET, socket.AF_INET6):
                print("family", family)
            elif kind == socket.SOCK_RAW and family != socket.AF_UNIX:
                print("raw", family)
        except OSError:
            pass
