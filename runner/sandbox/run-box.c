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
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LONGEST_TICK_MS 20 /* between two looks at the counters */

struct stream { char *bytes; uint32_t size, room, most; bool flooded; };

static uint64_t now_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

static void write_all(int file, const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t part = write(file, bytes, size);
    if (part < 0 && errno == EINTR) continue;
    if (part < 0) fail("write");
    bytes += part, size -= (size_t)part;
  }
}

static void write_files(const struct lane *lane, const struct request *request) {
  const char *cursor = request->files;
  struct file file;
  char path[300] = "/box/";
  for (uint32_t i = 0; i < request->file_count; i++) {
    if (!next_file(&cursor, request->end, &file)) fail("files");
    memcpy(path + 5, file.name, file.name_size), path[5 + file.name_size] = 0;
    int target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0755);
    if (target < 0) fail("a file of the box");
    write_all(target, file.bytes, file.size);
    if (fchown(target, lane->program_uid, lane->program_uid) != 0) fail("fchown");
    close(target);
  }
}

/* Takes what is there; false at the end of file. Past the cap the rest is thrown away. */
static bool drain(int pipe, struct stream *stream) {
  static char block[65536];
  ssize_t size = read(pipe, block, sizeof block);
  if (size < 0) return errno == EAGAIN || errno == EINTR;
  if (size == 0) return false;
  uint32_t fits = stream->most - stream->size < (uint32_t)size ? stream->most - stream->size : (uint32_t)size;
  stream->flooded |= fits < (uint32_t)size;
  if (stream->size + fits > stream->room) {
    stream->room = 2 * (stream->size + fits);
    stream->bytes = realloc(stream->bytes, stream->room);
    if (!stream->bytes) fail("out of memory");
  }
  if (fits) memcpy(stream->bytes + stream->size, block, fits);
  stream->size += fits;
  return true;
}

/* Looks at the box until it ends by itself (`how` is then its wait status) or a limit is reached. */
static enum limit watch(struct box *box, const struct request *request, const struct cgroup *group, struct stream streams[2], uint64_t start, int *how) {
  static int processors;
  cpu_set_t ours;
  if (!processors) sched_getaffinity(0, sizeof ours, &ours), processors = CPU_COUNT(&ours);
  struct pollfd polled[] = {{box->status, POLLIN, 0}, {box->output[0], POLLIN, 0}, {box->output[1], POLLIN, 0}, {0, POLLRDHUP, 0}};
  for (;;) {
    uint64_t wall = now_us() - start, cpu = cpu_used_us(group);
    if (cpu > request->cpu_ms * 1000ull) return LIMIT_CPU;
    if (wall > request->wall_ms * 1000ull) return LIMIT_WALL;
    if (out_of_memory(group)) return LIMIT_MEMORY;
    if (streams[0].flooded || streams[1].flooded) return LIMIT_OUTPUT;
    /* No sooner than now + tick can the box reach a limit. */
    uint64_t tick = (request->cpu_ms * 1000ull - cpu) / (uint64_t)processors / 1000 + 1, left = (request->wall_ms * 1000ull - wall) / 1000 + 1;
    if (tick > left) tick = left;
    if (tick > LONGEST_TICK_MS) tick = LONGEST_TICK_MS;
    if (poll(polled, 4, (int)tick) < 0 && errno != EINTR) fail("poll");
    if (polled[3].revents) fail("the runner is gone");
    for (int i = 0; i < 2; i++)
      if (polled[i + 1].revents && !drain(box->output[i], &streams[i])) polled[i + 1].fd = -1;
    if (polled[0].revents) {
      ssize_t size = read(box->status, how, sizeof *how);
      if (size > 0 && size < (ssize_t)sizeof *how) fail("the program was not started");
      if (size <= 0) *how = SIGKILL; /* pid 1 itself was killed */
      return LIMIT_NONE;
    }
  }
}

#define LONGEST_DYING_MS 2000 /* takes a few; freeing gigabytes on a busy machine takes hundreds */

/* The box is dead when its pid 1 is: the kernel kills and reaps the others first. A box that does not die costs the lane. */
static void end_box(struct box *box, const struct cgroup *group, struct rusage *usage) {
  kill(box->init, SIGKILL);
  struct pollfd dead = {box->init_handle, POLLIN, 0};
  errno = 0;
  if (poll(&dead, 1, LONGEST_DYING_MS) != 1) fail("the box does not die");
  if (wait4(box->init, NULL, 0, usage) != box->init) fail("wait for the box");
  box->init = 0;
  if (!box_has_left(group)) fail("the cgroup of a dead box is not empty");
}

/* Keeps /box mounted, read-only: the file system itself, not only this mount of it. */
static void seal_folder(struct lane *lane) {
  if (mount(NULL, "/box", NULL, MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) != 0) fail("seal /box");
  lane->box.own_folder = false;
  lane->sealed = true;
}

void drop_sealed_folder(struct lane *lane) {
  drop_box(&lane->box); /* the next one, which already stands on it */
  if (umount2("/box", MNT_DETACH) != 0) fail("unmount the sealed /box");
  lane->sealed = false;
}

void run_box(struct lane *lane, const struct request *request) {
  struct box *box = &lane->box;
  struct cgroup *group = box->group;
  for (int i = 0; i < 2; i++) { /* pid 1 and the program */
    char ready = 0;
    if (read(box->status, &ready, 1) != 1 || ready != 'r') fail("the box did not start");
  }
  write_files(lane, request);
  write_all(box->input, request->stdin_bytes, request->stdin_size);
  if (fcntl(box->input, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) != 0) fail("seal the input");
  limit_cgroup(group, request->memory_kb * 1024ull, request->pids);
  start_counting(group);
  for (int i = 0; i < 2; i++) fcntl(box->output[i], F_SETFL, O_NONBLOCK);

  struct stream streams[2] = {{.most = request->output_bytes}, {.most = request->output_bytes}};
  struct command command = {request->cpu_ms / 1000 + 2, request->argc, request->envc, request->strings_size};
  uint64_t start = now_us();
  write_all(box->go, (const char *)&command, sizeof command);
  write_all(box->go, request->strings, request->strings_size);
  int how = SIGKILL;
  enum limit limit = watch(box, request, group, streams, start, &how);
  uint64_t wall = now_us() - start;
  struct rusage usage;
  end_box(box, group, &usage);
  if (request->keep) seal_folder(lane);
  unmount_box(box);
  for (int i = 0; i < 2; i++)
    while (!streams[i].flooded) {
      uint32_t before = streams[i].size;
      if (!drain(box->output[i], &streams[i]) || streams[i].size == before) break;
    }

  uint64_t cpu = cpu_used_us(group);
  if (limit == LIMIT_NONE && out_of_memory(group)) limit = LIMIT_MEMORY;
  if (limit == LIMIT_NONE && (streams[0].flooded || streams[1].flooded)) limit = LIMIT_OUTPUT;
  if (limit == LIMIT_NONE && cpu > request->cpu_ms * 1000ull) limit = LIMIT_CPU;
  uint64_t peak = memory_peak_kb(group);
  if (peak < (uint64_t)usage.ru_maxrss) peak = (uint64_t)usage.ru_maxrss;
  struct outcome outcome = {
      .signalled = WIFSIGNALED(how), .value = (uint32_t)(WIFSIGNALED(how) ? WTERMSIG(how) : WEXITSTATUS(how)), .limit = limit,
      .cpu_us = (uint32_t)cpu, .wall_us = (uint32_t)wall, .memory_kb = (uint32_t)peak, .output_size = {streams[0].size, streams[1].size}};
  char *const output[2] = {streams[0].bytes, streams[1].bytes};
  send_reply('O', &outcome, output);
  free(output[0]), free(output[1]);
  drop_box(box);
}

