/* lane-helper key=value…: prepares a lane, then answers requests on standard input until it ends. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

_Noreturn void fail(const char *what) {
  int error = errno;
  dprintf(2, "%s: %s\n", what, error ? strerror(error) : "failed");
  _exit(1);
}

static const char *value_of(const char *argument, const char *key) {
  size_t length = strlen(key);
  return strncmp(argument, key, length) == 0 && argument[length] == '=' ? argument + length + 1 : NULL;
}

bool read_all(void *target, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t part = read(0, (char *)target + done, size - done);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) return false;
    done += (size_t)part;
  }
  return true;
}

/* Ends with the runner, however that ends: by signal here, and by the end of file on standard input. */
static void live_with(pid_t runner) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail("PR_SET_PDEATHSIG");
  if (getppid() != runner) fail("the runner is gone");
}

/* Nothing that is started from here can gain a capability by exec; the helper itself keeps those it has. */
static void forbid_capabilities(void) {
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; capability++)
    if (prctl(PR_CAPBSET_DROP, capability) != 0) fail("drop a capability");
}

/* What the runner's own start left on us must not show in the box. */
static void forget_inherited_state(void) {
  cpu_set_t all;
  memset(&all, 0xff, sizeof all);
  if (sched_setaffinity(0, sizeof all, &all) != 0) fail("processors");
  struct rlimit stack = {256 << 20, RLIM_INFINITY}; /* each program has one of its own */
  if (setrlimit(RLIMIT_STACK, &stack) != 0) fail("unlimited stack");
  setpriority(PRIO_PROCESS, 0, -10); /* where permitted: a box that burns all processors must not delay its watch */
  signal(SIGPIPE, SIG_IGN);
  signal(SIGCHLD, SIG_DFL);
  clearenv();
}

/* Lanes take the processors in turn. */
static uint32_t processor_of(unsigned lane) {
  cpu_set_t ours;
  if (sched_getaffinity(0, sizeof ours, &ours) != 0) fail("processors");
  unsigned left = lane % (unsigned)CPU_COUNT(&ours);
  for (uint32_t i = 0; i < CPU_SETSIZE; i++)
    if (CPU_ISSET(i, &ours) && left-- == 0) return i + 1;
  return 0;
}

static void read_arguments(struct lane *lane, int count, char **arguments) {
  int version = 1;
  pid_t runner = 0;
  const char *folders[4] = {0}, *value;
  char *users = NULL, *groups = NULL;
  *lane = (struct lane){.command_line = arguments[0], .command_line_size = (size_t)(arguments[count - 1] - arguments[0]) + strlen(arguments[count - 1])};
  for (int i = 1; i < count; i++) {
    if ((value = value_of(arguments[i], "runner"))) runner = atoi(value);
    else if ((value = value_of(arguments[i], "uid"))) lane->program_uid = (uid_t)atoi(value);
    else if ((value = value_of(arguments[i], "init-uid"))) lane->init_uid = (uid_t)atoi(value);
    else if ((value = value_of(arguments[i], "cgroup-version"))) version = atoi(value);
    else if (value_of(arguments[i], "map-users")) users = strchr(arguments[i], '=') + 1;
    else if (value_of(arguments[i], "map-groups")) groups = strchr(arguments[i], '=') + 1;
    else if ((value = value_of(arguments[i], "memory"))) folders[0] = value;
    else if ((value = value_of(arguments[i], "pids"))) folders[1] = value;
    else if ((value = value_of(arguments[i], "cpuacct"))) folders[2] = value;
    else if ((value = value_of(arguments[i], "cpu"))) folders[3] = value;
    else if ((value = value_of(arguments[i], "workspace"))) lane->workspace = true, lane->closed = strcmp(value, "closed") == 0;
    else if ((value = value_of(arguments[i], "lane"))) lane->processor = processor_of((unsigned)atoi(value));
    else if ((value = value_of(arguments[i], "root"))) lane->mountpoint = value;
    else if ((value = value_of(arguments[i], "bind")) && lane->bind_count < 32) lane->binds[lane->bind_count++] = value;
    else if ((value = value_of(arguments[i], "link")) && lane->link_count < 16) lane->links[lane->link_count++] = value;
    else fail(arguments[i]);
  }
  if (!lane->program_uid || !lane->init_uid || !lane->mountpoint || !folders[0] || !folders[1] || !folders[2] || !folders[3]) fail("arguments");
  if (users && groups) enter_user_namespace(arguments, users, groups);
  live_with(runner);
  static const char *const names[] = {"fresh", "sealed", "ahead-0", "ahead-1", "ahead-2", "ahead-3", "ahead-4", "ahead-5"};
  _Static_assert(sizeof names / sizeof *names == 2 + SLOTS, "a name for each group");
  for (int i = 0; i < (lane->workspace ? 1 : 2 + SLOTS); i++) open_cgroup(&lane->groups[i], version, lane->workspace, folders, names[i]);
}

static void start(struct lane *lane) {
  forget_inherited_state();
  if (lane->workspace && fcntl(WIRE_FD, F_SETFD, FD_CLOEXEC) != 0) fail("the runner's socket");
  build_root(lane);
  build_filter(lane->workspace && !lane->closed);
  forbid_capabilities();
  for (int i = 0; i < (lane->workspace ? 1 : 2); i++) start_nursery(lane, &lane->groups[i]);
}

static bool somebody_waits(void) {
  struct pollfd next = {0, POLLIN | POLLRDHUP, 0};
  return poll(&next, 1, 0) != 0;
}

/* The program of `last` takes longest to be ready again, and is the likeliest to be asked for. */
static void stand_ready(struct lane *lane, struct slot *last) {
  static const struct box plain;
  if (last && last->strings && !last->broken && !last->box.ready) start_ahead(lane, last);
  prepare_folders(lane, !lane->sealed);
  if (lane->box.group != &lane->groups[lane->sealed]) drop_box(&lane->box);
  if (!lane->box.ready) prepare_box(lane, &lane->box, &lane->groups[lane->sealed], &plain);
  for (struct slot *slot = lane->slots; slot < lane->slots + SLOTS; slot++)
    if (slot->command.argc && !slot->broken && !slot->box.ready && !somebody_waits()) start_ahead(lane, slot);
}

/* The box for a request: one whose program was started ahead, or the one that stands ready, or a new one. */
static struct box *choose_box(struct lane *lane, const struct request *request) {
  struct slot *slot = request->slot ? &lane->slots[request->slot - 1] : NULL;
  /* One that holds more than it may is of no use: the program shall fail by itself, or not. */
  if (slot && waits_ahead(slot) && memory_now(slot->box.group) < request->memory_kb * 1024ull) return &slot->box;
  struct cgroup *group = &lane->groups[lane->sealed];
  const struct box kind = {.talks = request->talks, .wired = request->talks == 2, .terminal = request->rows > 0};
  if (lane->box.ready && (lane->box.group != group || kind.talks)) drop_box(&lane->box);
  if (!lane->box.ready) prepare_box(lane, &lane->box, group, &kind);
  return &lane->box;
}

static void run(struct lane *lane, const struct request *request) {
  if (request->keep && lane->sealed) drop_sealed_folder(lane);
  struct box *box = choose_box(lane, request);
  prepare_folders(lane, !request->sealed);
  run_box(lane, box, request);
}

/* Answers a frame and gives the slot that it used. Throwing away is the answer to what cannot be our own runner's. */
static struct slot *answer(struct lane *lane, const char *frame, size_t size) {
  struct request request;
  struct command command;
  uint32_t index;
  const char *strings;
  errno = EBADMSG;
  if (frame[0] == 'L' && size == 1) {
    if (lane->sealed) drop_sealed_folder(lane);
    send_reply('L', NULL, NULL);
  } else if (frame[0] == 'W' && parse_slot(&index, &command, &strings, frame + 1, size - 1)) {
    set_slot(lane, index, &command, strings);
    send_reply('W', NULL, NULL);
  } else if (frame[0] == 'R' && parse_request(&request, frame + 1, size - 1) && (!request.sealed || lane->sealed) && (lane->workspace ? !request.keep && !request.slot : request.talks < 2)) {
    run(lane, &request);
    return request.slot ? &lane->slots[request.slot - 1] : NULL;
  } else if (!memchr("ieszkq", frame[0], 6)) fail("frame"); /* these were for a program that ended a moment ago */
  return NULL;
}

int main(int count, char **arguments) {
  static struct lane lane;
  read_arguments(&lane, count, arguments);
  start(&lane);
  stand_ready(&lane, NULL);
  send_reply('R', NULL, NULL);
  for (uint32_t size; read_all(&size, sizeof size);) {
    if (size < 1 || size > MAX_FRAME) fail("frame size");
    char *frame = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (frame == MAP_FAILED || !read_all(frame, size)) fail("frame");
    struct slot *last = answer(&lane, frame, size);
    munmap(frame, size);
    stand_ready(&lane, last);
  }
  drop_box(&lane.box);
  for (int i = 0; i < SLOTS; i++) drop_box(&lane.slots[i].box);
  for (int i = 0; i < 2 + SLOTS; i++) stop_nursery(&lane.groups[i]);
  return 0;
}
