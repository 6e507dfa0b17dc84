# Python itself writes the prompt of input() to standard error, which workspaces keep apart from the terminal; readline writes it to the terminal.
import os
import sys

if sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty() and not (sys.stderr and sys.stderr.isatty()):
    try:
        import readline
    except ImportError:
        pass

# A debugger's words are small and each is answered: none of them waits for an acknowledgement of the one before.
if os.environ.get("DEVORBIT_NODELAY"):
    import socket

    _made = socket.socket.__init__

    def _make(self, *arguments, **named):
        _made(self, *arguments, **named)
        if self.family in (socket.AF_INET, socket.AF_INET6) and self.type & socket.SOCK_STREAM:
            self.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    socket.socket.__init__ = _make
