/* Asks the kernel for everything that only a host's root may have. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static void must_fail(long result, const char *what) {
  if (result >= 0) printf("succeeded: %s\n", what);
}

int main(void) {
  int flags[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP};
  for (int i = 0; i < 7; i++) {
    must_fail(unshare(flags[i]), "unshare");
    long child = syscall(SYS_clone, flags[i] | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    must_fail(child, "clone");
  }
  struct { unsigned long flags, rest[10]; } arguments = {CLONE_NEWUSER, {0}};
  must_fail(syscall(SYS_clone3, &arguments, sizeof arguments), "clone3");
  must_fail(setns(open("/proc/1/ns/mnt", O_RDONLY), 0), "setns");
  must_fail(chroot("/tmp"), "chroot");
  must_fail(mount("x", "/tmp", "tmpfs", 0, NULL), "mount");
  must_fail(mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL), "remount");
  must_fail(umount2("/proc", MNT_DETACH), "umount");
  must_fail(syscall(SYS_pivot_root, "/tmp", "/tmp"), "pivot_root");
  must_fail(syscall(SYS_fsopen, "tmpfs", 0), "fsopen");
  must_fail(syscall(SYS_open_tree, -100, "/usr", 1), "open_tree");
  must_fail(syscall(SYS_bpf, 0, NULL, 0), "bpf");
  must_fail(syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0), "perf_event_open");
  must_fail(syscall(SYS_userfaultfd, 1), "userfaultfd");
  must_fail(syscall(SYS_reboot, 0xfee1dead, 672274793, 0x89abcdef, NULL), "reboot");
  must_fail(syscall(SYS_init_module, NULL, 0, ""), "init_module");
  must_fail(syscall(SYS_kexec_load, 0, 0, NULL, 0), "kexec_load");
  must_fail(syscall(SYS_swapon, "/tmp/x", 0), "swapon");
  must_fail(syscall(SYS_personality, 0x0008), "personality");
  must_fail(sethostname("x", 1), "sethostname");
  must_fail(setuid(0), "setuid");
  must_fail(setgid(0), "setgid");
  must_fail(mknod("/tmp/disk", S_IFBLK | 0600, 0xfe00), "mknod");
  must_fail(open("/proc/sys/kernel/core_pattern", O_WRONLY), "core_pattern");
  must_fail(open("/proc/sysrq-trigger", O_WRONLY), "sysrq");
  must_fail(open("/dev/mem", O_RDONLY), "/dev/mem");
  puts("42");
}
