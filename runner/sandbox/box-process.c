/* The processes of one box: pid 1, which waits, and the program, which waits for its command line. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/close_range.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
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

/* A limit on CPU time counts from the start of the process; that of a program started ahead is set by the one who holds it. */
static bool take_streams(const struct box_ends *ends, int input, const struct command *command) {
  struct rlimit cpu = {command->cpu_seconds, command->cpu_seconds};
  cpu_set_t processors;
  CPU_ZERO(&processors);
  if (command->processor) CPU_SET(command->processor - 1, &processors);
  if (command->processor && sched_setaffinity(0, sizeof processors, &processors) != 0) return false;
  if (!command->ahead && setrlimit(RLIMIT_CPU, &cpu) != 0) return false;
  rlim_t bytes = (rlim_t)command->stack_kb * 1024;
  struct rlimit stack = {bytes, bytes}; /* at the start of the program the kernel leaves room for it to grow so far */
  if (setrlimit(RLIMIT_STACK, &stack) != 0) return false;
  if (dup2(input, 0) != 0 || dup2(ends->output[0], 1) != 1 || dup2(ends->output[1], 2) != 2) return false;
  return !ends->terminal || ioctl(0, TIOCSCTTY, 0) == 0;
}

/* Leaves a program that is started ahead the two descriptors of hold-back.c. */
static bool keep_hold(const struct box_ends *ends) {
  int go = fcntl(ends->go, F_DUPFD, HOLDS_FD + 1), status = fcntl(ends->status, F_DUPFD, HOLDS_FD + 1);
  return go > 0 && status > 0 && dup2(go, HOLD_FD) == HOLD_FD && dup2(status, HOLDS_FD) == HOLDS_FD;
}

/* Everything is done before the first untrusted byte exists; then waits for the command and becomes it. */
_Noreturn static void become_program(const struct lane *lane, const struct box_ends *ends) {
  static char strings[MAX_STRINGS];
  static char *words[MAX_STRINGS + 2];
  setsid();
  umask(022);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL); /* Node ignores SIGPIPE, which exec would keep */
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", ends->input);
  int input = ends->talks ? ends->input : open(path, O_RDONLY | O_CLOEXEC);
  if (input < 0) fail("standard input");
  bound(RLIMIT_CORE, 1); /* nothing fits; at 0 the kernel would still call the host's handler of core dumps */
  bound(RLIMIT_NOFILE, 1024), bound(RLIMIT_FSIZE, 64 << 20), bound(RLIMIT_MEMLOCK, 0);
  leave_mounts(lane);
  drop_privileges(lane->program_uid);
  deny_system_calls();
  if (write(ends->status, "r", 1) != 1) _exit(1);

  struct command command;
  read_exactly(ends->go, &command, sizeof command);
  read_exactly(ends->go, strings, command.strings_size);
  if ((!command.ahead && chdir("/box") != 0) || !take_streams(ends, input, &command)) _exit(write(ends->status, "f", 1) == 1); /* our own failure */
  char **arguments = words, **environment = words + command.argc + 1, *next = strings;
  for (uint32_t i = 0; i < command.argc; i++, next += strlen(next) + 1) arguments[i] = next;
  for (uint32_t i = 0; i < command.envc; i++, next += strlen(next) + 1) environment[i] = next;
  if (command.ahead && !keep_hold(ends)) _exit(1);
  syscall(SYS_close_range, command.ahead ? HOLDS_FD + 1 : 3, ~0U, CLOSE_RANGE_CLOEXEC);
  execve(arguments[0], arguments, environment);
  dprintf(2, "%s: %s\n", arguments[0], strerror(errno));
  _exit(127);
}

/* Tells the helper that pid 1 is there, and hands it the program: only who holds it may signal it. */
static bool hand_over(int status, int program) {
  char ready = 'r';
  struct iovec bytes = {&ready, 1};
  union { struct cmsghdr header; char space[CMSG_SPACE(sizeof program)]; } control = {0};
  struct msghdr message = {.msg_iov = &bytes, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  control.header = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof program)};
  memcpy(CMSG_DATA(&control.header), &program, sizeof program);
  return sendmsg(status, &message, 0) == 1;
}

/* pid 1: reaps, reports how the program ended, and by its own end makes the kernel kill whatever is left. */
_Noreturn static void be_init(const struct lane *lane, pid_t program, int status) {
  int handle = (int)syscall(SYS_pidfd_open, program, 0);
  drop_privileges(lane->init_uid);
  /* After the change of user, which clears the first. The second keeps its /proc entry from the program. */
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || prctl(PR_SET_DUMPABLE, 0) != 0) _exit(1);
  memset(lane->command_line, 0, lane->command_line_size); /* the program can read it in /proc */
  prctl(PR_SET_NAME, "init");
  if (handle < 0 || !hand_over(status, handle)) _exit(1);
  if (dup2(status, 3) != 3) _exit(1);
  syscall(SYS_close_range, 4, ~0U, 0);
  for (int i = 0; i < 3; i++) close(i);
  for (;;) {
    int how;
    pid_t ended = waitpid(-1, &how, __WALL);
    if (ended == program) _exit(write(3, &how, sizeof how) == sizeof how ? 0 : 1);
    if (ended < 0 && errno != EINTR) _exit(1);
  }
}

/* What runs meanwhile in the lane must not be able to leave anything for a program that starts up. */
static void hide_folders(void) {
  const char *const paths[] = {"/tmp", "/box", "/proc"};
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
    for (int left = 3; left > 0 && umount2(paths[i], MNT_DETACH) == 0; left--) {}
}

/* The first steps of a new pid namespace. */
void start_box(const struct lane *lane, const struct box_ends *ends) {
  if (ends->own_mounts) hide_folders();
  close(ends->helpers_go); /* so that the helper's end is the only one: when it dies, the program reads the end of file */
  mount_proc(lane);
  /* v1: the nursery did so. */
  if (lane->groups[0].version == 2 && unshare(CLONE_NEWCGROUP) != 0) fail("hide the control group");
  /* Whatever runs out of memory, the box is the first to die: not the nursery in its cgroup, not the server on its host. */
  int first_victim = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (write(first_victim, "1000", 4) != 4) fail("oom_score_adj");
  close(first_victim);
  if (mount(NULL, "/proc", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) fail("make /proc read-only");
  if (setpriority(PRIO_PROCESS, 0, 0) != 0) fail("priority");
  pid_t program = fork();
  if (program < 0) fail("fork");
  if (program == 0) become_program(lane, ends);
  be_init(lane, program, ends->status);
}
