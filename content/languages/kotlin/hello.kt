fun main() {
    println("hello")
    generateSequence(::readLine).forEach(::println)
}
