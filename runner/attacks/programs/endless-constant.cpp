// Lets the compiler itself compute without end.
constexpr unsigned long turn(unsigned long value) {
  for (;;) value = value * 6364136223846793005ul + 1;
}
constexpr unsigned long result = turn(1);
int main() { return result != 0; }
