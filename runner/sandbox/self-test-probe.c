/* Runs inside a box and tries what must not be possible there. `facts PORT` prints one line for each broken guarantee. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void must(int holds, const char *broken) {
  if (!holds) puts(broken);
}

static int connects(const char *address, int port) {
  struct sockaddr_in target = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  inet_pton(AF_INET, address, &target.sin_addr);
  int connection = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  if (connect(connection, (struct sockaddr *)&target, sizeof target) == 0) return 1;
  if (errno != EINPROGRESS) return 0;
  /* Where loopback is up, a port that nobody has may take the kernel a moment to refuse. */
  struct pollfd answer = {connection, POLLOUT, 0};
  int error = 0;
  socklen_t size = sizeof error;
  if (poll(&answer, 1, 1000) != 1) return 1;
  return getsockopt(connection, SOL_SOCKET, SO_ERROR, &error, &size) != 0 || error == 0;
}

/* Numbers above `most` among the names of a folder. */
static int beyond(const char *folder, int most) {
  int count = 0;
  DIR *entries = opendir(folder);
  for (struct dirent *entry; entries && (entry = readdir(entries));) count += atoi(entry->d_name) > most && atoi(entry->d_name) != dirfd(entries);
  if (!entries) return 1;
  closedir(entries);
  return count;
}

static int entries(const char *folder) {
  int count = -2; /* itself and its parent */
  DIR *all = opendir(folder);
  if (!all) return -1;
  while (readdir(all)) count++;
  closedir(all);
  return count;
}

static int is_empty(const char *path) {
  char byte;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  for (;;) {
    ssize_t size = read(file, &byte, 1);
    if (size <= 0 || byte) {
      close(file);
      return size == 0;
    }
  }
}

static void try_everything(int port, char **environment) {
  char status[8192] = {0};
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  must(file >= 0 && read(file, status, sizeof status - 1) > 0, "/proc is missing");
  close(file);
  const char *const wanted[][2] = {
      {"\nCapInh:\t0000000000000000\n", "inheritable capabilities"}, {"\nCapPrm:\t0000000000000000\n", "permitted capabilities"},
      {"\nCapEff:\t0000000000000000\n", "effective capabilities"}, {"\nCapBnd:\t0000000000000000\n", "bounding capabilities"},
      {"\nCapAmb:\t0000000000000000\n", "ambient capabilities"}, {"\nNoNewPrivs:\t1\n", "new privileges are possible"},
      {"\nSeccomp:\t2\n", "no seccomp filter"}};
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) must(strstr(status, wanted[i][0]) != NULL, wanted[i][1]);
  must(getuid() >= 1000 && geteuid() == getuid() && getgid() >= 1000 && getgroups(0, NULL) == 0, "the user or its groups");
  must(setuid(0) != 0, "root by setuid");
  must(getpid() == 2 && beyond("/proc", 2) == 0, "foreign processes in /proc");
  must(access("/proc/1", F_OK) != 0, "the box's first process is visible");
  must(is_empty("/proc/self/mountinfo") && is_empty("/proc/cmdline") && is_empty("/proc/sys/kernel/random/boot_id"), "/proc tells of the machine");
  must(ptrace(PTRACE_SEIZE, 1, NULL, NULL) != 0, "the box's first process can be traced");
  must(beyond("/proc/self/fd", 2) == 0, "inherited descriptors");
  must(environment[0] == NULL, "inherited environment");
  must(!connects("127.0.0.1", port), "a port of the host can be reached");
  must(!connects("10.0.0.1", 80) && !connects("169.254.169.254", 80), "the network can be reached");
  must(socket(40 /* AF_VSOCK */, SOCK_STREAM, 0) < 0, "AF_VSOCK sockets");
  must(socket(AF_NETLINK, SOCK_RAW, 0) < 0, "netlink sockets");
  must(open("/usr/devorbit", O_WRONLY | O_CREAT, 0600) < 0 && open("/etc/passwd", O_WRONLY) < 0 && mkdir("/devorbit", 0700) != 0, "the root is writable");
  must(access("/etc/shadow", F_OK) != 0 && access("/root", F_OK) != 0 && access("/sys/fs", F_OK) != 0, "paths of the host are visible");
  must(unshare(CLONE_NEWUSER) != 0 && unshare(CLONE_NEWNS) != 0 && mount("x", "/tmp", "tmpfs", 0, NULL) != 0, "namespaces or mounts can be made");
  must(mknod("/tmp/device", S_IFBLK | 0600, 0x801) != 0, "devices can be made");
  must(entries("/tmp") == 0 && entries("/box") == 1 && entries("/dev/shm") == 0, "files of an earlier box");
  must(open("/box/own", O_WRONLY | O_CREAT, 0600) >= 0 && open("/tmp/own", O_WRONLY | O_CREAT, 0600) >= 0, "/box or /tmp is not writable");
}

int main(int count, char **arguments, char **environment) {
  const char *mode = count > 1 ? arguments[1] : "";
  int number = count > 2 ? atoi(arguments[2]) : 0;
  if (strcmp(mode, "facts") == 0) try_everything(number, environment);
  if (strcmp(mode, "memory") == 0) memset(malloc((size_t)number << 10), 1, (size_t)number << 10);
  if (strcmp(mode, "spin") == 0)
    for (struct timespec used = {0}; used.tv_sec * 1000 + used.tv_nsec / 1000000 < number;) clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  if (strcmp(mode, "forks") == 0) {
    int made = 0;
    for (; made < number; made++) {
      pid_t child = fork();
      if (child < 0) break;
      if (child == 0) pause();
    }
    printf("%d\n", made);
  }
  return 0;
}
