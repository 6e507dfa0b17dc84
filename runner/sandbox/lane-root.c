/* The lane's namespaces and its read-only root; made once, inherited by every box. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

/* Makes the folders above a path (and, for a folder, itself). */
static void make_parents(const char *path, bool itself) {
  char part[256];
  if (strlen(path) >= sizeof part) fail("path too long");
  for (size_t i = 1; path[i]; i++) {
    if (path[i] != '/') continue;
    memcpy(part, path, i), part[i] = 0;
    if (mkdir(part, 0755) != 0 && errno != EEXIST) fail(part);
  }
  if (itself && mkdir(path, 0755) != 0 && errno != EEXIST) fail(path);
}

static void write_text(const char *path, const char *text, mode_t mode) {
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0 || write(file, text, strlen(text)) != (ssize_t)strlen(text)) fail(path);
  close(file);
}

static void make_device(const char *name, const char *host, unsigned major, unsigned minor) {
  if (mknod(name, S_IFCHR | 0666, makedev(major, minor)) == 0 && chmod(name, 0666) == 0) return;
  write_text(name, "", 0666); /* a host that forbids mknod: bind its own node */
  if (mount(host, name, NULL, MS_BIND, NULL) != 0) fail(host);
}

static void split(const char *pair, char *left, char *right) {
  const char *colon = strrchr(pair, ':');
  if (!colon || colon - pair >= 4096 || strlen(colon) >= 256) fail("malformed pair");
  memcpy(left, pair, (size_t)(colon - pair)), left[colon - pair] = 0;
  strcpy(right, colon + 1);
}

/* In a user namespace the kernel lets a box mount its own /proc only where another whole one is: this one shows the processes of a namespace that is over. */
static void mount_empty_proc(const char *path) {
  pid_t first = (pid_t)syscall(SYS_clone, CLONE_NEWPID | SIGCHLD, 0, 0, 0, 0);
  if (first == 0) _exit(mount("proc", path, "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) == 0 ? 0 : errno);
  int how;
  if (first < 0 || waitpid(first, &how, 0) != first) fail("a first process");
  errno = WEXITSTATUS(how);
  if (how != 0) fail("mount /proc");
}

/* Beside the lane's mounts: leaves the helper where it was. */
static int make_no_mounts(const struct lane *lane) {
  if (unshare(CLONE_NEWNS) != 0) fail("unshare");
  int made = open("/proc/self/ns/mnt", O_RDONLY | O_CLOEXEC);
  if (made < 0 || mount("none", lane->mountpoint, "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, "mode=0755") != 0) fail("make an empty root");
  if (chdir(lane->mountpoint) != 0 || syscall(SYS_pivot_root, ".", ".") != 0 || umount2(".", MNT_DETACH) != 0) fail("enter an empty root");
  if (setns(lane->own_mounts, CLONE_NEWNS) != 0) fail("leave an empty root");
  return made;
}

void build_root(struct lane *lane) {
  /* Own mounts, an own network without a single device that is up, own host name. */
  if (unshare(CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWUTS) != 0) fail("unshare");
  lane->own_mounts = open("/proc/self/ns/mnt", O_RDONLY | O_CLOEXEC);
  if (lane->own_mounts < 0) fail("/proc/self/ns/mnt");
  if (lane->workspace && !lane->closed) raise_loopback();
  if (sethostname("box", 3) != 0) fail("sethostname");
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) fail("make the root private");
  lane->no_mounts = make_no_mounts(lane);
  list_covered(lane);

  char source[4096], target[256];
  int trees[32];
  for (int i = 0; i < lane->bind_count; i++) {
    split(lane->binds[i], source, target);
    /* A detached copy of the mount: what is mounted over later cannot hide it. */
    trees[i] = (int)syscall(SYS_open_tree, AT_FDCWD, source, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
    struct mount_attr read_only = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV};
    if (trees[i] < 0 || syscall(SYS_mount_setattr, trees[i], "", AT_EMPTY_PATH | AT_RECURSIVE, &read_only, sizeof read_only) != 0) fail(source);
  }
  if (mount("root", lane->mountpoint, "tmpfs", MS_NOSUID, "size=1m,nr_inodes=256,mode=0755") != 0) fail("mount the root");
  if (chdir(lane->mountpoint) != 0) fail(lane->mountpoint);
  umask(0);
  for (int i = 0; i < lane->bind_count; i++) {
    split(lane->binds[i], source, target);
    const char *relative = target + 1;
    struct stat entry;
    if (fstat(trees[i], &entry) != 0) fail(source);
    make_parents(relative, S_ISDIR(entry.st_mode));
    if (!S_ISDIR(entry.st_mode)) write_text(relative, "", 0444);
    if (syscall(SYS_move_mount, trees[i], "", AT_FDCWD, relative, MOVE_MOUNT_F_EMPTY_PATH) != 0) fail(target);
    close(trees[i]);
  }
  for (int i = 0; i < lane->link_count; i++) {
    split(lane->links[i], source, target);
    make_parents(target + 1, false);
    if (symlink(source, target + 1) != 0) fail(target);
  }
  const char *const folders[] = {"proc", "tmp", "box", "dev", "etc", "opt/empty"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) make_parents(folders[i], true);
  make_device("dev/null", "/dev/null", 1, 3), make_device("dev/zero", "/dev/zero", 1, 5), make_device("dev/full", "/dev/full", 1, 7);
  make_device("dev/random", "/dev/random", 1, 8), make_device("dev/urandom", "/dev/urandom", 1, 9);
  char users[256];
  snprintf(users, sizeof users, "root:x:0:0::/:/bin/false\nbox:x:%u:%u::/box:/bin/sh\n", lane->program_uid, lane->program_uid);
  write_text("etc/passwd", users, 0444);
  snprintf(users, sizeof users, "root:x:0:\nbox:x:%u:\n", lane->program_uid);
  write_text("etc/group", users, 0444);
  write_text("opt/nothing", "", 0444);
  const char *const streams[][2] = {{"/proc/self/fd", "dev/fd"}, {"/proc/self/fd/0", "dev/stdin"}, {"/proc/self/fd/1", "dev/stdout"},
                                    {"/proc/self/fd/2", "dev/stderr"}, {"/tmp", "dev/shm"}};
  for (size_t i = 0; i < sizeof streams / sizeof *streams; i++)
    if (symlink(streams[i][0], streams[i][1]) != 0) fail(streams[i][1]);

  if (lane->workspace && !lane->closed) {
    make_device("dev/tty", "/dev/tty", 5, 0);
    if (symlink("pts/ptmx", "dev/ptmx") != 0) fail("dev/ptmx");
  }
  make_parents("dev/pts", true); /* for sessions; programs can make none, but in workspaces: ptmxmode */
  mount_empty_proc("dev/pts"); /* for good below the next, where no path leads */
  const char *terminals = lane->workspace && !lane->closed ? "newinstance,ptmxmode=0666,mode=0600,max=16" : "newinstance,ptmxmode=0000,mode=0600,max=16";
  if (mount("devpts", "dev/pts", "devpts", MS_NOSUID | MS_NOEXEC, terminals) != 0) fail("mount /dev/pts");

  /* The new root over the old one, then the old one away: no path of the host is left. */
  if (syscall(SYS_pivot_root, ".", ".") != 0 || umount2(".", MNT_DETACH) != 0 || chdir("/") != 0) fail("pivot_root");
  if (mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID, NULL) != 0) fail("make the root read-only");
  /* Below whatever will be mounted there: programs that are started ahead stand here until they go on. */
  lane->empty_box = open("/box", O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (lane->empty_box < 0 || fchdir(lane->empty_box) != 0) fail("/box");
}

/* Mounts the folders of the lane in a box that has mounts of its own, and that had seen none of them. */
void give_folders(const struct lane *lane, const struct box *box) {
  const char *const paths[] = {"/tmp", "/box"};
  int trees[2];
  for (int i = 0; i < 2; i++) {
    trees[i] = (int)syscall(SYS_open_tree, AT_FDCWD, paths[i], OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
    if (trees[i] < 0) fail(paths[i]);
  }
  if (setns(box->init_handle, CLONE_NEWNS) != 0) fail("enter the box");
  for (int i = 0; i < 2; i++) {
    if (syscall(SYS_move_mount, trees[i], "", AT_FDCWD, paths[i], MOVE_MOUNT_F_EMPTY_PATH) != 0) fail(paths[i]);
    close(trees[i]);
  }
  if (setns(lane->own_mounts, CLONE_NEWNS) != 0 || fchdir(lane->empty_box) != 0) fail("leave the box");
}
