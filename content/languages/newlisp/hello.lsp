(println "hello")
(while (read-line) (println (current-line)))
(exit)
