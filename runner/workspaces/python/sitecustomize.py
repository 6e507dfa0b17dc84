# Python itself writes the prompt of input() to standard error, which workspaces keep apart from the terminal; readline writes it to the terminal.
import sys

if sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty() and not (sys.stderr and sys.stderr.isatty()):
    try:
        import readline
    except ImportError:
        pass
