package main

import (
	"fmt"
	"io"
	"os"
)

func main() {
	fmt.Println("hello")
	io.Copy(os.Stdout, os.Stdin)
}
