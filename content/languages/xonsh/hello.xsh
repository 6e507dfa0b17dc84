print("hello", flush=True)
cat
