1i hello
