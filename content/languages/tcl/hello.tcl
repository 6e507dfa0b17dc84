puts hello
puts -nonewline [read stdin]
