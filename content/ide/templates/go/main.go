package main

import "fmt"

func squares(upTo int, out chan<- int) {
	for n := 1; n <= upTo; n++ {
		out <- n * n
	}
	close(out)
}

func main() {
	out := make(chan int)
	go squares(10, out)
	for square := range out {
		fmt.Println(square)
	}
}
