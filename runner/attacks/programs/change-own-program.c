/* Replaces its own program, so that the next test would run another one. */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  int own = open("/box/a.out", O_WRONLY | O_TRUNC), other = open("/box/other", O_WRONLY | O_CREAT, 0755);
  if (own >= 0 || other >= 0 || unlink("/box/a.out") == 0 || rename("/box/a.out", "/box/x") == 0) puts("changed");
  puts("42");
}
