call writefile(['hello'], '/dev/stdout')
call writefile(readfile('/dev/stdin'), '/dev/stdout', 'a')
quitall!
