"hello", inputs
