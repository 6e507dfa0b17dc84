echo hello
each $echo~
