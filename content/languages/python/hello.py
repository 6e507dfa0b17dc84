import sys

print("hello")
sys.stdout.write(sys.stdin.read())
