/* The deny list, as a seccomp filter: everything a judged program has no business with. */
#include "lane.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/personality.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OUR_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OUR_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the sandbox is written for x86_64 and aarch64"
#endif
/* The newest call that the list was checked against; later ones do not exist for the program. */
#define NEWEST_KNOWN_CALL 453

static const int always_denied[] = {
    /* mounts, roots, namespaces */
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig,
    SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_unshare, SYS_setns,
    /* other processes */
    SYS_process_madvise, SYS_kcmp, SYS_pidfd_getfd,
    /* keys outlive a process; the rest is large kernel surface */
    SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup,
    SYS_io_uring_enter, SYS_io_uring_register, SYS_fanotify_init, SYS_fanotify_mark, SYS_name_to_handle_at,
    SYS_open_by_handle_at, SYS_lookup_dcookie, SYS_memfd_secret,
    /* the machine */
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load, SYS_reboot, SYS_swapon,
    SYS_swapoff, SYS_acct, SYS_quotactl, SYS_quotactl_fd, SYS_clock_settime, SYS_clock_adjtime, SYS_settimeofday,
    SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_vhangup, SYS_syslog, SYS_nfsservctl,
    /* memory policy */
    SYS_mbind, SYS_set_mempolicy, SYS_get_mempolicy, SYS_migrate_pages, SYS_move_pages, SYS_set_mempolicy_home_node,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_create_module, SYS_get_kernel_syms, SYS_query_module, SYS_uselib,
    SYS__sysctl, SYS_sysfs, SYS_ustat,
#endif
};

/* Left to workspaces, whose agent denies them again to all but debuggers (runner/workspaces/agent/). */
static const int tracing[] = {SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev};

#define FIELD(name) ((uint32_t)offsetof(struct seccomp_data, name))
#define ARGUMENT(n) FIELD(args[n]) /* the low half: both machines are little-endian */
#define NEW_NAMESPACE (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)

static struct sock_filter program[512];
static unsigned short length;

static void add(uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
  program[length++] = (struct sock_filter)BPF_JUMP(code, value, if_true, if_false);
}
static void load(uint32_t offset) { add(BPF_LD | BPF_W | BPF_ABS, offset, 0, 0); }
static void refuse(uint32_t error) { add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error, 0, 0); }
static void allow(void) { add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0); }
/* These two count the instructions to jump over, if the loaded word does or does not match. */
static void if_equal(uint32_t value, uint8_t yes, uint8_t no) { add(BPF_JMP | BPF_JEQ | BPF_K, value, yes, no); }
static void if_any_bit(uint32_t bits, uint8_t yes, uint8_t no) { add(BPF_JMP | BPF_JSET | BPF_K, bits, yes, no); }

/* A binary search: the kernel tries a new filter on every call number, and that would take longer than the list. */
static void search(const int *calls, size_t count) {
  if (count == 1) {
    if_equal((uint32_t)calls[0], 0, 1), refuse(EPERM), allow();
    return;
  }
  unsigned short at = length;
  add(BPF_JMP | BPF_JGE | BPF_K, (uint32_t)calls[count / 2], 0, 0);
  search(calls, count / 2);
  program[at].jt = (uint8_t)(length - at - 1);
  search(calls + count / 2, count - count / 2);
}

static int by_number(const void *left, const void *right) { return *(const int *)left - *(const int *)right; }

void build_filter(bool traces) {
  load(FIELD(arch));
  if_equal(OUR_ARCHITECTURE, 1, 0), refuse(ENOSYS); /* i386 */
  load(FIELD(nr));
  add(BPF_JMP | BPF_JGT | BPF_K, NEWEST_KNOWN_CALL, 0, 1), refuse(ENOSYS); /* x32 too: its numbers carry bit 30 */
  if_equal(SYS_clone3, 0, 1), refuse(ENOSYS); /* its flags lie in memory, which a filter cannot read; libc falls back to clone */
  if_equal(SYS_clone, 0, 4), load(ARGUMENT(0)), if_any_bit(NEW_NAMESPACE, 0, 1), refuse(EPERM), allow();
  if_equal(SYS_socket, 0, 6), load(ARGUMENT(0)); /* AF_VSOCK is not kept apart by a network namespace */
  if_equal(AF_UNIX, 2, 0), if_equal(AF_INET, 1, 0), if_equal(AF_INET6, 0, 1), allow(), refuse(EPERM);
  if_equal(SYS_ioctl, 0, 5), load(ARGUMENT(1)); /* both type into terminals */
  if_equal(TIOCSTI, 1, 0), if_equal(TIOCLINUX, 0, 1), refuse(EPERM), allow();
  if_equal(SYS_personality, 0, 5), load(ARGUMENT(0)), if_equal(0xffffffff /* asks only */, 1, 0);
  if_any_bit(~(uint32_t)(ADDR_NO_RANDOMIZE | READ_IMPLIES_EXEC), 1, 0), allow(), refuse(EPERM);
  static int denied[(sizeof always_denied + sizeof tracing) / sizeof(int)];
  size_t count = sizeof always_denied / sizeof(int);
  memcpy(denied, always_denied, sizeof always_denied);
  if (!traces) memcpy(denied + count, tracing, sizeof tracing), count += sizeof tracing / sizeof(int);
  qsort(denied, count, sizeof *denied, by_number);
  search(denied, count);
}

void deny_system_calls(void) {
  struct sock_fprog filter = {length, program};
  /* Holds for the process and all that it starts; needs no_new_privs. */
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) != 0) fail("seccomp");
}
