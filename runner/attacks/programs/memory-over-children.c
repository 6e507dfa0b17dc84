/* Each child stays small; together they are too large. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  for (int child = 0; child < 20; child++)
    if (fork() == 0) {
      memset(malloc(10 << 20), 1, 10 << 20);
      pause();
    }
  pause();
}
