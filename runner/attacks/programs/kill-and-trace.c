/* Signals, stops and traces everything it can name. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
  int others[] = {-1, 1, getppid()};
  for (int i = 0; i < 3; i++)
    for (int number = 1; number < 65; number++)
      if (kill(others[i], number) == 0) printf("signalled %d\n", others[i]);
  char byte;
  struct iovec own = {&byte, 1}, foreign = {(void *)0x400000, 1};
  if (ptrace(PTRACE_ATTACH, 1, 0, 0) == 0 || ptrace(PTRACE_SEIZE, 1, 0, 0) == 0 || ptrace(PTRACE_TRACEME, 0, 0, 0) == 0) puts("traced");
  if (process_vm_readv(1, &own, 1, &foreign, 1, 0) >= 0 || open("/proc/1/mem", O_RDONLY) >= 0) puts("read");
  if (setpriority(PRIO_PROCESS, 1, 19) == 0 || setpriority(PRIO_PROCESS, 0, -5) == 0) puts("priority");
  struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY}, zero = {0, 0};
  if (prlimit(1, RLIMIT_CPU, &zero, NULL) == 0 || setrlimit(RLIMIT_STACK, &none) == 0 || setrlimit(RLIMIT_NOFILE, &none) == 0) puts("limits");
  puts("42");
}
