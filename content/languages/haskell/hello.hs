main :: IO ()
main = putStrLn "hello" >> getContents >>= putStr
