/* Floods the interactor, and never reads what it says. */
#include <unistd.h>

int main(void) {
  static const char block[65536] = {'4'};
  for (;;) write(1, block, sizeof block);
}
