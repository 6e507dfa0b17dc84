/* Makes boxes ready and takes them away. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

struct birth { pid_t init; int handle; };

/* Forks a pid 1 of a new pid namespace with new message queues, as a child of the helper, whoever calls; gives a handle of it. */
static struct birth fork_init(const struct lane *lane, const struct cgroup *group, const struct box_ends *ends) {
  struct birth birth;
  struct clone_args arguments = {.flags = CLONE_NEWPID | CLONE_NEWIPC | CLONE_PIDFD, .pidfd = (uintptr_t)&birth.handle};
  if (ends->own_mounts) arguments.flags |= CLONE_NEWNS;
  if (group->version == 1) arguments.flags |= CLONE_PARENT;
  else arguments.flags |= CLONE_INTO_CGROUP, arguments.cgroup = (uint64_t)group->leaf, arguments.exit_signal = SIGCHLD;
  birth.init = (pid_t)syscall(SYS_clone3, &arguments, sizeof arguments);
  if (birth.init < 0) fail("clone3");
  if (birth.init == 0) start_box(lane, ends);
  return birth;
}

/* Waits for the nursery's word. As it shares our descriptors, its end does not end the pipe. */
static struct birth next_birth(const struct cgroup *group) {
  struct birth birth;
  struct pollfd polled[] = {{group->births, POLLIN, 0}, {group->nursery_handle, POLLIN, 0}};
  errno = 0;
  if (poll(polled, 2, -1) < 1 || !polled[0].revents || read(group->births, &birth, sizeof birth) != sizeof birth) fail("the nursery");
  return birth;
}

/*
 * v1 has no fork into a cgroup, and moving a process waits for an RCU grace period of 10 to 40 ms in which nothing on the
 * host can fork. So a process stands in the cgroup for good and boxes are born from it. It shares the helper's descriptors.
 */
void start_nursery(const struct lane *lane, struct cgroup *group) {
  if (group->version == 2) return;
  int requests[2], births[2];
  if (pipe2(requests, O_CLOEXEC) != 0 || pipe2(births, O_CLOEXEC) != 0) fail("pipe");
  group->births = births[0], group->birth_requests = requests[1];
  pid_t helper = getpid();
  struct clone_args arguments = {.flags = CLONE_FILES | CLONE_PIDFD, .pidfd = (uintptr_t)&group->nursery_handle, .exit_signal = SIGCHLD};
  group->nursery = (pid_t)syscall(SYS_clone3, &arguments, sizeof arguments);
  if (group->nursery < 0) fail("clone3");
  struct birth born = {0};
  if (group->nursery > 0) {
    next_birth(group); /* it stands in the cgroup */
    return;
  }
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != helper) _exit(1);
  prctl(PR_SET_NAME, "nursery");
  join_cgroup(group);
  if (unshare(CLONE_NEWCGROUP) != 0) _exit(1); /* so that the group is the root of its tree in /proc */
  if (write(births[1], &born, sizeof born) != sizeof born) _exit(1);
  for (struct box_ends ends; read(requests[0], &ends, sizeof ends) == sizeof ends;) {
    struct birth birth = fork_init(lane, group, &ends);
    if (write(births[1], &birth, sizeof birth) != sizeof birth) break;
  }
  _exit(1);
}

void stop_nursery(const struct cgroup *group) {
  if (group->nursery) kill(group->nursery, SIGKILL), waitpid(group->nursery, NULL, 0);
}

static void make_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail("pipe");
  *read_end = ends[0], *write_end = ends[1];
}

static void mount_folder(const char *path, const char *options) {
  if (mount("box", path, "tmpfs", MS_NOSUID | MS_NODEV, options) != 0) fail(path);
}

/* They stand apart from the boxes: whoever runs next has them. */
void prepare_folders(struct lane *lane, bool own_folder) {
  if (lane->folders && lane->own_folder == own_folder) return;
  drop_folders(lane);
  uid_t uid = lane->program_uid;
  char options[128];
  mount_folder("/tmp", "size=64m,nr_inodes=4096,mode=1777");
  snprintf(options, sizeof options, "size=256m,nr_inodes=16384,mode=0755,uid=%u,gid=%u", uid, uid);
  if (own_folder) mount_folder("/box", options);
  lane->folders = true, lane->own_folder = own_folder;
}

void drop_folders(struct lane *lane) {
  if (!lane->folders) return;
  if (umount2("/tmp", MNT_DETACH) != 0) fail("unmount /tmp");
  if (lane->own_folder && umount2("/box", MNT_DETACH) != 0) fail("unmount /box");
  lane->folders = false;
}

/* A new terminal: ours, and what the program has. */
static void make_terminal(struct lane *lane, struct box *box, struct box_ends *ends) {
  int ours = open("/dev/pts/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC), unlock = 0;
  if (ours < 0 || ioctl(ours, TIOCSPTLCK, &unlock) != 0) fail("make a terminal");
  int theirs = ioctl(ours, TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (theirs < 0 || fchown(theirs, lane->program_uid, lane->program_uid) != 0) fail("open a terminal");
  box->output[0] = ours, box->input = fcntl(ours, F_DUPFD_CLOEXEC, 0), box->output[1] = -1;
  ends->input = ends->output[0] = ends->output[1] = theirs;
}

static void make_streams(struct lane *lane, struct box *box, struct box_ends *ends) {
  uid_t uid = lane->program_uid;
  if (box->wired) {
    ends->input = fcntl(WIRE_FD, F_DUPFD_CLOEXEC, 0), ends->output[0] = fcntl(WIRE_FD, F_DUPFD_CLOEXEC, 0);
    if (ends->input < 0 || ends->output[0] < 0) fail("the runner's socket");
    box->input = box->output[0] = -1;
  }
  for (int i = box->wired; i < 2; i++) {
    make_pipe(&box->output[i], &ends->output[i]);
    if (fchown(ends->output[i], uid, uid) != 0) fail("fchown"); /* so that it may open /dev/stdout */
  }
  if (box->wired) return;
  if (box->talks) {
    make_pipe(&ends->input, &box->input);
    if (fchown(ends->input, uid, uid) != 0) fail("fchown");
    return;
  }
  box->input = ends->input = memfd_create("stdin", MFD_CLOEXEC | MFD_ALLOW_SEALING); /* a file: Node cannot open /dev/stdin otherwise */
  if (box->input < 0 || fchmod(box->input, 0444) != 0) fail("memfd_create");
}

/* `kind` says whether it has mounts of its own, talks, and over a terminal. */
void prepare_box(struct lane *lane, struct box *box, struct cgroup *group, const struct box *kind) {
  *box = (struct box){.ready = true, .group = group, .program = -1, .own_mounts = kind->own_mounts, .talks = kind->talks, .wired = kind->wired, .terminal = kind->terminal};
  prepare_cgroup(group);
  struct box_ends ends = {.own_mounts = box->own_mounts, .talks = box->talks, .terminal = box->terminal, .wired = box->wired};
  int status[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, status) != 0) fail("socketpair");
  box->status = status[0], ends.status = status[1];
  make_pipe(&ends.go, &box->go);
  ends.helpers_go = box->go;
  if (box->terminal) make_terminal(lane, box, &ends);
  else make_streams(lane, box, &ends);

  if (group->nursery && write(group->birth_requests, &ends, sizeof ends) != sizeof ends) fail("the nursery");
  struct birth birth = group->nursery ? next_birth(group) : fork_init(lane, group, &ends);
  box->init = birth.init, box->init_handle = birth.handle;
  close(ends.go), close(ends.status), close(ends.output[0]);
  if (!box->terminal) close(ends.output[1]);
  if (box->talks && !box->terminal) close(ends.input);
  if (box->wired) close(WIRE_FD); /* its end shall tell the runner that the agent is gone */
}

/* Until pid 1 and the program are there; takes the handle of the program that pid 1 sends. */
void await_box(struct box *box) {
  for (int i = 0; i < 2; i++) {
    char ready = 0;
    struct iovec bytes = {&ready, 1};
    union { struct cmsghdr header; char space[CMSG_SPACE(sizeof(int))]; } control = {0};
    struct msghdr message = {.msg_iov = &bytes, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    errno = 0;
    if (recvmsg(box->status, &message, MSG_CMSG_CLOEXEC) != 1 || ready != 'r') fail("the box did not start");
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_type == SCM_RIGHTS) memcpy(&box->program, CMSG_DATA(header), sizeof(int));
  }
  if (box->program < 0) fail("the program has no handle");
}

void drop_box(struct box *box) {
  if (!box->ready) return;
  if (box->init) {
    kill(box->init, SIGKILL);
    waitpid(box->init, NULL, 0); /* returns when the whole pid namespace is dead and reaped */
    if (!box->own_mounts) umount2("/proc", MNT_DETACH); /* absent when pid 1 failed before it */
  }
  const int ours[] = {box->go, box->status, box->output[0], box->output[1], box->input, box->init_handle, box->program};
  for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
    if (ours[i] >= 0) close(ours[i]);
  box->ready = false;
}
