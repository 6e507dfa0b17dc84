// Mistake: the area does not fit into 32 bits.
#include <algorithm>
#include <cstdio>

int main() {
  int a[4], b[4];
  if (scanf("{\"first\":[%d,%d,%d,%d],\"second\":[%d,%d,%d,%d]}", a, a + 1, a + 2, a + 3, b, b + 1, b + 2, b + 3) != 8)
    return 1;
  unsigned width = std::max(0, std::min(a[2], b[2]) - std::max(a[0], b[0]));
  unsigned height = std::max(0, std::min(a[3], b[3]) - std::max(a[1], b[1]));
  unsigned total = unsigned(a[2] - a[0]) * unsigned(a[3] - a[1]) + unsigned(b[2] - b[0]) * unsigned(b[3] - b[1]);
  printf("%d\n", int(total - width * height));
}
