void main () {
    print ("hello\n");
    string? line;
    while ((line = stdin.read_line ()) != null)
        print ("%s\n", line);
}
