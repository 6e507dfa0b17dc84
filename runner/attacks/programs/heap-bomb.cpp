// Takes and touches memory without end.
#include <vector>

int main() {
  std::vector<std::vector<char>> kept;
  for (;;) kept.emplace_back(1 << 20, 'x');
}
