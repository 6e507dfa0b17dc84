/* What a box sees of the machine in /proc: nothing that tells which one it is. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

/*
 * Which machine it is: how it was started, its disks, devices, modules and keys, its handler of core dumps. Each
 * costs a box 4 µs, so what says no more than /proc/cpuinfo does is left.
 */
static const char *const telling[] = {
    "acpi", "asound", "bus", "cmdline", "device-tree", "diskstats", "fs", "interrupts", "keys", "latency_stats", "mdstat",
    "modules", "partitions", "sched_debug", "scsi", "swaps", "timer_list", "sys/kernel/core_pattern", "sys/kernel/random/boot_id"};
_Static_assert(sizeof telling / sizeof *telling <= MOST_COVERED, "room for each");

/* While the machine's own /proc is there: what it has, and not root alone may read. */
void list_covered(struct lane *lane) {
  for (size_t i = 0; i < sizeof telling / sizeof *telling; i++) {
    struct covered *covered = &lane->covered[lane->covered_count];
    struct stat entry;
    snprintf(covered->path, sizeof covered->path, "/proc/%s", telling[i]);
    if (stat(covered->path, &entry) != 0 || !(entry.st_mode & S_IROTH)) continue;
    covered->folder = S_ISDIR(entry.st_mode);
    lane->covered_count++;
  }
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
