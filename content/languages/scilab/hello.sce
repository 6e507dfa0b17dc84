mprintf('hello\n')
mprintf('%s\n', mgetl('/dev/stdin'))
