/* Lets one short-lived child after the other do the work, so that no process uses much time. */
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  for (;;) {
    if (fork() == 0) {
      while (clock() < CLOCKS_PER_SEC / 50) {}
      _exit(0);
    }
    wait(NULL);
  }
}
