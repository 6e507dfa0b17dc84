// Recurses without end, with an array on every level.
#include <cstdio>

int deeper(int depth) {
  volatile char frame[65536];
  frame[depth % 65536] = 1;
  return deeper(depth + 1) + frame[0];
}

int main() { std::printf("%d\n", deeper(0)); }
