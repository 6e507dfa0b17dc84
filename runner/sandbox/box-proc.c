/* What a box sees of the machine in /proc: what programs need, and nothing that tells which machine it is. */
#include "lane.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

/* Language runtimes and honest programs read these. Links lead to what is the process's own. */
static const char *const shown[] = {"cgroups", "cpuinfo", "filesystems", "loadavg", "meminfo", "stat", "sys", "sysvipc", "uptime", "version", "vmstat"};
/* Below what is shown: the machine's identity since its start, and its handler of core dumps. */
static const char *const beneath[] = {"/proc/sys/kernel/random/boot_id", "/proc/sys/kernel/core_pattern"};

static bool is_shown(const char *name) {
  for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
    if (strcmp(name, shown[i]) == 0) return true;
  return *name == '.' || (*name >= '0' && *name <= '9');
}

static void cover(struct lane *lane, const char *path) {
  struct stat entry;
  if (lstat(path, &entry) != 0 || S_ISLNK(entry.st_mode) || !(entry.st_mode & S_IROTH)) return; /* absent, or root's alone */
  if (lane->covered_count == MOST_COVERED) fail("/proc has too many entries");
  struct covered covered = {.path = strdup(path), .folder = S_ISDIR(entry.st_mode)};
  if (!covered.path) fail("out of memory");
  lane->covered[lane->covered_count++] = covered;
}

/* While the machine's own /proc is there. */
void list_covered(struct lane *lane) {
  char path[512];
  DIR *entries = opendir("/proc");
  if (!entries) fail("/proc");
  for (struct dirent *entry; (entry = readdir(entries));) {
    if (is_shown(entry->d_name)) continue;
    snprintf(path, sizeof path, "/proc/%s", entry->d_name);
    cover(lane, path);
  }
  closedir(entries);
  for (size_t i = 0; i < sizeof beneath / sizeof *beneath; i++) cover(lane, beneath[i]);
}

/* In a new pid namespace. The first process, which is another user, does not show. */
void mount_proc(const struct lane *lane) {
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, "hidepid=2") != 0) fail("/proc");
  for (const struct covered *each = lane->covered; each < lane->covered + lane->covered_count; each++)
    if (mount(each->folder ? "/opt/empty" : "/opt/nothing", each->path, NULL, MS_BIND, NULL) != 0 && errno != ENOENT) fail(each->path);
}

/*
 * /proc/self/mountinfo tells the host's paths of whatever is mounted in the namespace of a process. This puts the caller
 * into one where nothing is, and leaves it the root and the folder that it has.
 */
void leave_mounts(const struct lane *lane) {
  int root = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC), here = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (root < 0 || here < 0 || setns(lane->no_mounts, CLONE_NEWNS) != 0) fail("leave the mounts");
  if (fchdir(root) != 0 || chroot(".") != 0 || fchdir(here) != 0) fail("keep the root");
  close(root), close(here);
}
