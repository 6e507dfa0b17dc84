print "hello\n", <STDIN>;
