object Main extends App {
  println("hello")
  io.Source.stdin.getLines.foreach(println)
}
