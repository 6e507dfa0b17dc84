/* Writes to standard error without end. */
#include <string.h>
#include <unistd.h>

int main(void) {
  static char block[65536];
  memset(block, 'e', sizeof block);
  for (;;) (void)!write(2, block, sizeof block);
}
