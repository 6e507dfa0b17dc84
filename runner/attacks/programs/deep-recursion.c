/* Recurses without end. */
#include <stdio.h>

static int deeper(int depth) {
  volatile char frame[4096];
  frame[0] = (char)depth;
  return deeper(depth + 1) + frame[0];
}

int main(void) {
  printf("%d\n", deeper(0));
}
