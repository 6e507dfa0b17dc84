BEGIN { print "hello" }
{ print }
