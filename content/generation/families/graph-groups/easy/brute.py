return len([at for at in range(n) if len([1 for link in links if at in link]) {{sign}} {{k}}])
