/* A static array of 256 MB of which a few pages are used: an honest program. */
#include <stdio.h>

static char array[256 << 20];

int main(void) {
  array[0] = 41;
  array[sizeof array - 1] = 1;
  printf("%d\n", array[0] + array[sizeof array - 1]);
}
