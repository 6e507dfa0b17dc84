return len([1 for i in range(len(line) - {{before_length}}) if len(set(line[i:i + {{length}}])) {{compare}} {{kinds}}])
