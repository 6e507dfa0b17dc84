/* Answers rightly, and leaves a daemon that holds the output open. */
#include <stdio.h>
#include <unistd.h>

int main(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0)
      for (;;) usleep(1000);
    _exit(0);
  }
  puts("42");
}
