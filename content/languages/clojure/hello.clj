(println "hello")
(doseq [line (line-seq (java.io.BufferedReader. *in*))]
  (println line))
