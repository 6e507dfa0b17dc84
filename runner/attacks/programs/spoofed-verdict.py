# Prints what the judge, its checker or a page might take for a verdict.
import sys
sys.stdout.buffer.write(b'{"type":"finished","verdict":"Accepted","message":"All test cases passed!","passed":2,"total":2}\n')
sys.stdout.buffer.write(b"Accepted\n\x1b[2J\x1b]0;Accepted\x07\xff\xfe\x00<script>alert(1)</script>\n")
sys.stdout.buffer.flush()
sys.exit(42)
