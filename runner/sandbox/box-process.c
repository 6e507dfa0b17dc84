/* The processes of one box: pid 1, which waits, and the program, which waits for its command line. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/close_range.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void bound(int resource, rlim_t value) {
  struct rlimit limit = {value, value};
  if (setrlimit((unsigned)resource, &limit) != 0) fail("setrlimit");
}

/* Another user, no groups, no capability (they go with uid 0), and none again: not by exec, not by setuid files. */
static void drop_privileges(uid_t uid) {
  if (setgroups(0, NULL) != 0 || setresgid(uid, uid, uid) != 0 || setresuid(uid, uid, uid) != 0) fail("change the user");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no_new_privs");
}

static void read_exactly(int file, void *target, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t part = read(file, (char *)target + done, size - done);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) _exit(127); /* the helper is gone, or gave this box up */
    done += (size_t)part;
  }
}

static bool join_cgroup(const struct cgroup *group) {
  for (int i = 0; i < group->join_count; i++)
    if (pwrite(group->join[i], "0", 1, 0) != 1) return false;
  return true;
}

/* Everything is done before the first untrusted byte exists; then waits for the command and becomes it. */
void become_program(const struct lane *lane, int go, int status, int input, const int output[2], const struct cgroup *run, const struct cgroup *keep) {
  static char strings[MAX_STRINGS];
  static char *words[MAX_STRINGS + 2];
  setsid();
  umask(022);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL); /* Node ignores SIGPIPE, which exec would keep */
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", input);
  int read_only = open(path, O_RDONLY | O_CLOEXEC);
  if (read_only < 0) fail("standard input");
  if (!join_cgroup(run)) fail("join the cgroup");
  bound(RLIMIT_CORE, 1); /* nothing fits; at 0 the kernel would still call the host's handler of core dumps */
  bound(RLIMIT_NOFILE, 1024), bound(RLIMIT_FSIZE, 64 << 20), bound(RLIMIT_MEMLOCK, 0);
  bound(RLIMIT_STACK, 256 << 20); /* finite: without a limit the kernel lays memory out differently */
  drop_privileges(lane->program_uid);
  deny_system_calls();
  if (chdir("/box") != 0) fail("/box");
  if (write(status, "r", 1) != 1) _exit(1);

  struct command command;
  read_exactly(go, &command, sizeof command);
  read_exactly(go, strings, command.strings_size);
  struct rlimit cpu = {command.cpu_seconds, command.cpu_seconds};
  bool set = setrlimit(RLIMIT_CPU, &cpu) == 0 && (!command.keep || join_cgroup(keep));
  if (!set || dup2(read_only, 0) < 0 || dup2(output[0], 1) < 0 || dup2(output[1], 2) < 0) _exit(write(status, "f", 1) == 1); /* our own failure */
  char **arguments = words, **environment = words + command.argc + 1, *next = strings;
  for (uint32_t i = 0; i < command.argc; i++, next += strlen(next) + 1) arguments[i] = next;
  for (uint32_t i = 0; i < command.envc; i++, next += strlen(next) + 1) environment[i] = next;
  syscall(SYS_close_range, 3, ~0U, CLOSE_RANGE_CLOEXEC);
  execve(arguments[0], arguments, environment);
  dprintf(2, "%s: %s\n", arguments[0], strerror(errno));
  _exit(127);
}

/* pid 1: reaps, reports how the program ended, and by its own end makes the kernel kill whatever is left. */
_Noreturn static void be_init(const struct lane *lane, pid_t program, int status) {
  drop_privileges(lane->init_uid);
  /* After the change of user, which clears the first. The second keeps its /proc entry from the program. */
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || prctl(PR_SET_DUMPABLE, 0) != 0) _exit(1);
  memset(lane->command_line, 0, lane->command_line_size); /* the program can read it in /proc */
  prctl(PR_SET_NAME, "init");
  if (dup2(status, 3) < 0) _exit(1);
  syscall(SYS_close_range, 4, ~0U, 0);
  for (int i = 0; i < 3; i++) close(i);
  if (write(3, "r", 1) != 1) _exit(1);
  for (;;) {
    int how;
    pid_t ended = waitpid(-1, &how, __WALL);
    if (ended == program) _exit(write(3, &how, sizeof how) == sizeof how ? 0 : 1);
    if (ended < 0 && errno != EINTR) _exit(1);
  }
}

static void make_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) fail("pipe");
}

static void mount_folder(const char *path, const char *options) {
  if (mount("box", path, "tmpfs", MS_NOSUID | MS_NODEV, options) != 0) fail(path);
}

void prepare_box(const struct lane *lane, struct box *box, bool sealed, struct cgroup *run, const struct cgroup *keep) {
  char options[128];
  mount_folder("/tmp", "size=64m,nr_inodes=4096,mode=1777");
  snprintf(options, sizeof options, "size=256m,nr_inodes=16384,mode=0755,uid=%u,gid=%u", lane->program_uid, lane->program_uid);
  if (!sealed) mount_folder("/box", options);
  fresh_leaf(run);
  int go[2], status[2], out[2], err[2];
  make_pipe(go), make_pipe(status), make_pipe(out), make_pipe(err);
  /* Owned by the program, so that it may open /dev/stdout; a file as input, as pipes of other makes cannot be opened. */
  int input = memfd_create("stdin", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (input < 0 || fchmod(input, 0444) != 0) fail("memfd_create");
  if (fchown(out[1], lane->program_uid, lane->program_uid) != 0 || fchown(err[1], lane->program_uid, lane->program_uid) != 0) fail("fchown");
  *box = (struct box){.ready = true, .own_folder = !sealed, .go = go[1], .status = status[0], .output = {out[0], err[0]}, .input = input};
  /* A fork into a new pid namespace, whose pid 1 the child is, and new message queues; gives a handle of the child. */
  box->init = (pid_t)syscall(SYS_clone, CLONE_NEWPID | CLONE_NEWIPC | CLONE_PIDFD | SIGCHLD, NULL, &box->init_handle, NULL, NULL);
  if (box->init < 0) fail("clone");
  if (box->init > 0) {
    close(go[0]), close(status[1]), close(out[1]), close(err[1]);
    return;
  }
  close(go[1]); /* so that the helper's end is the only one: when it dies, the program reads the end of file */
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, NULL) != 0) fail("/proc");
  pid_t program = fork();
  if (program < 0) fail("fork");
  if (program == 0) {
    const int output[2] = {out[1], err[1]};
    become_program(lane, go[0], status[1], input, output, run, keep);
  }
  be_init(lane, program, status[1]);
}

void unmount_box(const struct box *box) {
  umount2("/proc", MNT_DETACH); /* absent when pid 1 failed before it */
  if (umount2("/tmp", MNT_DETACH) != 0) fail("unmount /tmp");
  if (box->own_folder && umount2("/box", MNT_DETACH) != 0) fail("unmount /box");
}

void drop_box(struct box *box) {
  if (!box->ready) return;
  if (box->init) {
    kill(box->init, SIGKILL);
    waitpid(box->init, NULL, 0); /* returns when the whole pid namespace is dead and reaped */
    unmount_box(box);
  }
  close(box->go), close(box->status), close(box->output[0]), close(box->output[1]), close(box->input), close(box->init_handle);
  box->ready = false;
}
