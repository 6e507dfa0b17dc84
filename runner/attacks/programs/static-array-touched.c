/* A static array of 256 MB, every page of it written. */
#include <stdio.h>

static volatile char array[256 << 20];

int main(void) {
  for (size_t i = 0; i < sizeof array; i += 4096) array[i] = 1;
  puts("42");
}
