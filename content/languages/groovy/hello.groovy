println "hello"
System.in.eachLine { println it }
