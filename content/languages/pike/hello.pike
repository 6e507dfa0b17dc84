int main() {
  write("hello\n");
  write("%s", Stdio.stdin->read());
}
