/*
 * Loaded into a program that is started ahead: holds it when it first looks for a file of /box, which is empty until then.
 * By that time an interpreter has started up, and has seen nothing but the read-only system. It goes on in the box of its
 * run when the lane helper says so. Takes itself out of the environment, and of the way, before anything of the run is read.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define HOLD_FD 3
#define HOLDS_FD 4

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static volatile bool gone_on;

/* What the helper writes: struct go_on of lane.h. */
struct go_on { uint32_t cpu_seconds, stack_kb; };

/* The limit counts from the start of the process: what was used until now is added. */
static void limit_cpu(uint32_t seconds) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  rlim_t most = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1) + seconds;
  struct rlimit limit = {most, most};
  if (setrlimit(RLIMIT_CPU, &limit) != 0) _exit(127);
}

/* No more than there was room for at the start. */
static void limit_stack(rlim_t bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) _exit(127);
  if (bytes < limit.rlim_max) limit.rlim_cur = limit.rlim_max = bytes;
  if (setrlimit(RLIMIT_STACK, &limit) != 0) _exit(127);
}

static void hold(void) {
  pthread_mutex_lock(&turn);
  if (!gone_on) {
    struct go_on go_on;
    if (write(HOLDS_FD, "h", 1) != 1) _exit(127);
    if (read(HOLD_FD, &go_on, sizeof go_on) != sizeof go_on) _exit(127); /* the helper gave this box up */
    limit_cpu(go_on.cpu_seconds);
    limit_stack((rlim_t)go_on.stack_kb * 1024);
    close(HOLD_FD), close(HOLDS_FD);
    if (chdir("/box") != 0) _exit(127); /* the one of this run, mounted since */
    gone_on = true;
  }
  pthread_mutex_unlock(&turn);
}

/* No file, or settings that a JVM looks for before it has started up. */
static bool is_no_source(const char *name) {
  return !*name || *name == '/' || strcmp(name, ".") == 0 || strncmp(name, "./", 2) == 0 || strncmp(name, "..", 2) == 0 || strncmp(name, ".hotspot", 8) == 0;
}

/* A file of /box, by its whole name or from where the program stands. */
static void look_from(int folder, const char *path) {
  if (gone_on || !path || (folder != AT_FDCWD && *path != '/')) return;
  const char *name = strncmp(path, "/box/", 5) == 0 ? path + 5 : path;
  if (!is_no_source(name)) hold();
}

static void look(const char *path) { look_from(AT_FDCWD, path); }

#define NEXT(name) \
  static __typeof__(name) *next; \
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, #name)

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags), mode = va_arg(rest, mode_t), va_end(rest); \
  }

int open(const char *path, int flags, ...) { MODE(flags) NEXT(open); look(path); return next(path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) NEXT(open64); look(path); return next(path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) NEXT(openat); look_from(folder, path); return next(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags) NEXT(openat64); look_from(folder, path); return next(folder, path, flags, mode); }
FILE *fopen(const char *path, const char *mode) { NEXT(fopen); look(path); return next(path, mode); }
FILE *fopen64(const char *path, const char *mode) { NEXT(fopen64); look(path); return next(path, mode); }
int stat(const char *path, struct stat *entry) { NEXT(stat); look(path); return next(path, entry); }
int stat64(const char *path, struct stat64 *entry) { NEXT(stat64); look(path); return next(path, entry); }
int lstat(const char *path, struct stat *entry) { NEXT(lstat); look(path); return next(path, entry); }
int lstat64(const char *path, struct stat64 *entry) { NEXT(lstat64); look(path); return next(path, entry); }
int access(const char *path, int mode) { NEXT(access); look(path); return next(path, mode); }
ssize_t readlink(const char *path, char *target, size_t size) { NEXT(readlink); look(path); return next(path, target, size); }
char *realpath(const char *path, char *resolved) { NEXT(realpath); look(path); return next(path, resolved); }
int statx(int folder, const char *path, int flags, unsigned mask, struct statx *entry) {
  NEXT(statx);
  look_from(folder, path);
  return next(folder, path, flags, mask, entry);
}

/* libuv calls some of the kernel by number. */
long syscall(long number, ...) {
  NEXT(syscall);
  va_list rest;
  va_start(rest, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_statx || number == SYS_openat) look_from((int)a[0], (const char *)a[1]);
  return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

/* Before the program's own code: its children shall not be held, nor know of this. */
__attribute__((constructor)) static void take_out_of_environment(void) {
  for (char **entry = environ; entry && *entry; entry++) {
    if (strncmp(*entry, "LD_PRELOAD=", 11) != 0) continue;
    memset(*entry, 0, strlen(*entry));
    for (char **next = entry; *next; next++) *next = next[1];
    return;
  }
}
