hello
include(`/dev/stdin')dnl
