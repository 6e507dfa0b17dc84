/* Leaves marks wherever a process can leave some; with marks of a run before it, says so. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <mqueue.h>
#include <unistd.h>

#define KEY 4242

static void mark(int found, const char *where) {
  if (found) printf("found: %s\n", where);
}

int main(void) {
  mark(shmget(KEY, 0, 0) >= 0, "shared memory"), shmget(KEY, 4096, IPC_CREAT | 0666);
  mark(msgget(KEY, 0) >= 0, "message queue"), msgget(KEY, IPC_CREAT | 0666);
  mark(semget(KEY, 0, 0) >= 0, "semaphore"), semget(KEY, 1, IPC_CREAT | 0666);
  mark(mq_open("/mark", O_RDWR) >= 0, "named queue"), mq_open("/mark", O_RDWR | O_CREAT, 0666, NULL);
  mark(shm_open("/shared-mark", O_RDWR, 0) >= 0, "named shared memory"), shm_open("/shared-mark", O_RDWR | O_CREAT, 0666);
  mark(access("/tmp/mark", F_OK) == 0, "temporary file"), open("/tmp/mark", O_RDWR | O_CREAT, 0666);
  /* An abstract socket has no file; it belongs to the network namespace. A child keeps it open. */
  struct sockaddr_un name = {AF_UNIX, "\0mark"};
  mark(bind(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name) != 0, "abstract socket");
  int locked = open("/box/a.out", O_RDONLY);
  struct flock lock = {.l_type = F_RDLCK};
  mark(fcntl(locked, F_SETLK, &lock) != 0, "lock");
  mark(syscall(SYS_add_key, "user", "mark", "x", 1, -4 /* user keyring */) >= 0, "key ring");
  mark(syscall(SYS_io_uring_setup, 8, NULL) >= 0 || errno != EPERM, "io_uring");
  mark(socket(40 /* AF_VSOCK */, SOCK_STREAM, 0) >= 0, "vsock");
  puts("42");
  fflush(stdout);
  if (fork() == 0) setsid(), pause();
}
