/* One run: hands the command over, watches the limits, ends the box and takes its figures. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LONGEST_TICK_MS 20 /* between two looks at the counters */
#define QUIET_TICK_MS 250 /* the same in a workspace that computes nothing: it is most often waiting for a person */

struct stream { char *bytes; uint32_t size, room, most; bool flooded; };

static uint64_t now_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

void write_all(int file, const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t part = write(file, bytes, size);
    if (part < 0 && errno == EINTR) continue;
    if (part < 0) fail("write");
    bytes += part, size -= (size_t)part;
  }
}

/* The folders of a path, which the program may change like its files. Nothing of the program has run: there are no links. */
static void make_folders(const struct lane *lane, char *path) {
  for (char *end = strchr(path + 5, '/'); end; end = strchr(end + 1, '/')) {
    *end = 0;
    if (mkdir(path, 0755) == 0) {
      if (lchown(path, lane->program_uid, lane->program_uid) != 0) fail("lchown");
    } else if (errno != EEXIST) fail("a folder of the box");
    *end = '/';
  }
}

static void write_files(const struct lane *lane, const struct request *request) {
  const char *cursor = request->files;
  struct file file;
  char path[300];
  memcpy(path, request->sealed ? "/tmp/" : "/box/", 5);
  for (uint32_t i = 0; i < request->file_count; i++) {
    if (!next_file(&cursor, request->end, &file)) fail("files");
    memcpy(path + 5, file.name, file.name_size), path[5 + file.name_size] = 0;
    make_folders(lane, path);
    int target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0755);
    if (target < 0) fail("a file of the box");
    write_all(target, file.bytes, file.size);
    if (fchown(target, lane->program_uid, lane->program_uid) != 0) fail("fchown");
    close(target);
  }
}

/* Keeps what came, or passes it on. Past the cap the rest is thrown away. */
static void take_output(struct stream *stream, const char *block, uint32_t size, const struct box *box, uint32_t number) {
  uint32_t fits = stream->most - stream->size < size ? stream->most - stream->size : size;
  stream->flooded |= fits < size;
  if (fits && box->talks) send_output(number, block, fits);
  if (fits && !box->talks) {
    if (stream->size + fits > stream->room) {
      stream->room = 2 * (stream->size + fits);
      stream->bytes = realloc(stream->bytes, stream->room);
      if (!stream->bytes) fail("out of memory");
    }
    memcpy(stream->bytes + stream->size, block, fits);
  }
  stream->size += fits;
}

/* Takes what is there; false when nothing is left and nothing will come. */
static bool drain(struct box *box, int number, struct stream *stream) {
  static char block[65536];
  if (box->output[number] < 0) return false;
  ssize_t size = read(box->output[number], block, sizeof block);
  if (size < 0) return errno == EAGAIN || errno == EINTR; /* a terminal says EIO once nobody has its other side */
  if (size > 0) take_output(stream, block, (uint32_t)size, box, (uint32_t)number);
  return size > 0;
}

/* For how long a box could have computed while others had the processors, in µs, added up from look to look. */
struct starving {
  uint64_t wall, cpu, waiting; /* at the last look */
  uint64_t idle;  /* what it did not compute since it was last seen asleep, and is not in total */
  uint64_t held;  /* for how long it has stood ready without one step: the kernel tells a wait only when it is over */
  uint64_t total; /* of waits that are over */
  bool ready;
};

/* No more than it did not compute: a box whose own processes keep one another waiting is not starved. */
static void note_starving(struct starving *starving, const struct box *box, uint64_t wall, uint64_t cpu) {
  uint64_t passed = wall - starving->wall, used = cpu - starving->cpu;
  starving->wall = wall, starving->cpu = cpu;
  starving->held = used == 0 && starving->ready ? starving->held + passed : 0; /* to fall asleep takes a step */
  bool ready = true;
  if (used < passed) starving->idle += passed - used;
  if (starving->idle == 0) {
    starving->ready = true;
    return;
  }
  uint64_t waiting = waiting_us(box, &ready), more = waiting - starving->waiting;
  /* Who has ended took its figure along: it was ready at the last look, and until its end. */
  if (waiting < starving->waiting) more = starving->ready ? starving->idle : 0;
  starving->waiting = waiting;
  if (more > starving->idle) more = starving->idle;
  starving->total += more;
  starving->idle = ready ? starving->idle - more : 0;
  starving->ready = ready;
}

/* Looks at the box until it ends by itself (`how` is then its wait status), a limit is reached or the runner has enough. */
static enum limit watch(struct box *box, const struct request *request, struct stream streams[2], uint64_t start, int *how, uint64_t *starved) {
  static int processors;
  cpu_set_t ours;
  if (!processors) sched_getaffinity(0, sizeof ours, &ours), processors = CPU_COUNT(&ours);
  const struct cgroup *group = box->group;
  struct talk talk = {0};
  struct pollfd polled[] = {{box->status, POLLIN, 0}, {box->output[0], POLLIN, 0}, {box->output[1], POLLIN, 0}, {0, POLLIN | POLLRDHUP, 0}, {-1, POLLOUT, 0}};
  enum limit limit = LIMIT_NONE;
  uint64_t seen = UINT64_MAX;
  struct starving starving = {.waiting = request->starved_ms ? waiting_us(box, NULL) : 0}; /* since its birth, while it was made ready */
  for (;;) {
    uint64_t wall = now_us() - start, cpu = cpu_used_us(group);
    if (request->starved_ms) note_starving(&starving, box, wall, cpu);
    uint64_t most = request->starved_ms * 1000ull;
    *starved = starving.total + starving.held;
    uint64_t wall_limit = request->wall_ms * 1000ull + (*starved < most ? *starved : most);
    if (cpu > request->cpu_ms * 1000ull) limit = LIMIT_CPU;
    else if (wall > wall_limit) limit = LIMIT_WALL;
    else if (!box->wired && out_of_memory(group)) limit = LIMIT_MEMORY;
    else if (streams[0].flooded || streams[1].flooded) limit = LIMIT_OUTPUT;
    if (limit != LIMIT_NONE) break;
    /* No sooner than now + tick can the box reach a limit. */
    uint64_t tick = (request->cpu_ms * 1000ull - cpu) / (uint64_t)processors / 1000 + 1, left = (wall_limit - wall) / 1000 + 1;
    if (tick > left) tick = left;
    uint64_t longest = box->wired && cpu == seen ? QUIET_TICK_MS : LONGEST_TICK_MS;
    if (tick > longest) tick = longest;
    seen = cpu;
    polled[4].fd = talk.size ? box->input : -1;
    if (poll(polled, 5, (int)tick) < 0 && errno != EINTR) fail("poll");
    for (int i = 0; i < 2; i++)
      if (polled[i + 1].revents && !drain(box, i, &streams[i])) {
        polled[i + 1].fd = -1;
        if (box->talks) send_output((uint32_t)i, NULL, 0);
      }
    if (polled[4].revents) pass_on(box, &talk);
    if (polled[0].revents) {
      ssize_t size = read(box->status, how, sizeof *how);
      if (size > 0 && size < (ssize_t)sizeof *how) fail("the program was not started");
      if (size <= 0) *how = SIGKILL; /* pid 1 itself was killed */
      break;
    }
    if (polled[3].revents && !hear(box, &talk)) {
      limit = LIMIT_STOPPED;
      break;
    }
  }
  free(talk.pending);
  return limit;
}

#define LONGEST_DYING_MS 2000 /* takes a few; freeing gigabytes on a busy machine takes hundreds */

/* The box is dead when its pid 1 is: the kernel kills and reaps the others first. A box that does not die costs the lane. */
static void end_box(struct box *box, struct rusage *usage) {
  kill(box->init, SIGKILL);
  struct pollfd dead = {box->init_handle, POLLIN, 0};
  errno = 0;
  if (poll(&dead, 1, LONGEST_DYING_MS) != 1) fail("the box does not die");
  if (wait4(box->init, NULL, 0, usage) != box->init) fail("wait for the box");
  box->init = 0;
  if (!box->own_mounts) umount2("/proc", MNT_DETACH); /* absent when pid 1 failed before it */
  if (!box_has_left(box->group)) fail("the cgroup of a dead box is not empty");
}

/* Keeps /box mounted, read-only: the file system itself, not only this mount of it. */
static void seal_folder(struct lane *lane) {
  if (mount(NULL, "/box", NULL, MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) != 0) fail("seal /box");
  lane->own_folder = false;
  lane->sealed = true;
}

void drop_sealed_folder(struct lane *lane) {
  drop_folders(lane); /* what stands on it */
  if (umount2("/box", MNT_DETACH) != 0) fail("unmount the sealed /box");
  lane->sealed = false;
}

#define LEAST_STACK_KB (256u << 10)

/*
 * As much as the program may have of memory. Finite, as the kernel lays memory out differently otherwise, and threads, which
 * take the same size by default, reserve it: more than the machine's memory the kernel would refuse them.
 */
uint32_t stack_kb(uint64_t memory_kb) {
  struct sysinfo machine;
  if (sysinfo(&machine) != 0) fail("sysinfo");
  uint64_t half = (uint64_t)machine.totalram * machine.mem_unit / 2048;
  uint64_t size = memory_kb < half ? memory_kb : half;
  return size > LEAST_STACK_KB ? (uint32_t)size : LEAST_STACK_KB;
}

/* Lets the program begin, or go on where it was started ahead. */
static void let_go(const struct lane *lane, struct box *box, const struct request *request) {
  struct command command = {.cpu_seconds = request->cpu_ms / 1000 + 2, .stack_kb = stack_kb(request->memory_kb), .processor = request->pinned ? lane->processor : 0, .argc = request->argc, .envc = request->envc, .strings_size = request->strings_size};
  if (box->own_mounts) {
    const struct go_on go_on = {command.cpu_seconds, command.stack_kb};
    write_all(box->go, (const char *)&go_on, sizeof go_on);
    return;
  }
  write_all(box->go, (const char *)&command, sizeof command);
  write_all(box->go, request->strings, request->strings_size);
}

void run_box(struct lane *lane, struct box *box, const struct request *request) {
  if (!box->own_mounts) await_box(box); /* one that was started ahead was waited for already */
  write_files(lane, request);
  if (!box->talks) {
    write_all(box->input, request->stdin_bytes, request->stdin_size);
    if (fcntl(box->input, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) != 0) fail("seal the input");
  } else fcntl(box->input, F_SETFL, O_NONBLOCK | fcntl(box->input, F_GETFL));
  if (box->terminal) resize_terminal(box, request->rows, request->columns);
  bool fits = limit_cgroup(box->group, request->memory_kb * 1024ull, request->pids);
  if (box->own_mounts) give_folders(lane, box);
  if (box->own_mounts) share_cpu(box->group, true), start_counting_cpu(box->group); /* its memory counts from its birth */
  else start_counting(box->group);
  for (int i = 0; i < 2; i++)
    if (box->output[i] >= 0) fcntl(box->output[i], F_SETFL, O_NONBLOCK | fcntl(box->output[i], F_GETFL));

  struct stream streams[2] = {{.most = request->output_bytes}, {.most = request->output_bytes}};
  uint64_t start = now_us();
  int how = SIGKILL;
  uint64_t starved = 0;
  enum limit limit = LIMIT_MEMORY;
  if (fits) {
    let_go(lane, box, request);
    limit = watch(box, request, streams, start, &how, &starved);
  }
  uint64_t wall = now_us() - start;
  /* Of processes that were not waited for the kernel tells no peak once they are dead. */
  uint64_t resident = limit == LIMIT_NONE ? 0 : resident_peak_kb(box);
  struct rusage usage;
  end_box(box, &usage);
  if (request->keep) seal_folder(lane);
  drop_folders(lane);
  for (int i = 0; i < 2; i++)
    while (!streams[i].flooded) {
      uint32_t before = streams[i].size;
      if (!drain(box, i, &streams[i]) || streams[i].size == before) break;
    }

  uint64_t cpu = cpu_used_us(box->group);
  if (limit == LIMIT_NONE && (!box->wired || WIFSIGNALED(how)) && out_of_memory(box->group)) limit = LIMIT_MEMORY;
  if (limit == LIMIT_NONE && (streams[0].flooded || streams[1].flooded)) limit = LIMIT_OUTPUT;
  if (limit == LIMIT_NONE && cpu > request->cpu_ms * 1000ull) limit = LIMIT_CPU;
  if (starved + cpu > wall) starved = wall > cpu ? wall - cpu : 0; /* it has computed since the last look */
  uint64_t peak = memory_peak_kb(box->group);
  if (resident < (uint64_t)usage.ru_maxrss) resident = (uint64_t)usage.ru_maxrss;
  /* Resident are also pages of files that the limit does not count: they do not raise the figure above it. */
  if (resident > request->memory_kb) resident = request->memory_kb;
  if (peak < resident) peak = resident;
  struct outcome outcome = {
      .signalled = WIFSIGNALED(how), .value = (uint32_t)(WIFSIGNALED(how) ? WTERMSIG(how) : WEXITSTATUS(how)), .limit = limit,
      .cpu_us = (uint32_t)cpu, .wall_us = (uint32_t)wall, .starved_us = (uint32_t)starved, .memory_kb = (uint32_t)peak};
  if (!box->talks)
    for (int i = 0; i < 2; i++) outcome.output_size[i] = streams[i].size;
  char *const output[2] = {streams[0].bytes, streams[1].bytes};
  send_reply('O', &outcome, output);
  free(output[0]), free(output[1]);
  drop_box(box);
}
