cat("hello\n")
writeLines(readLines("stdin"))
