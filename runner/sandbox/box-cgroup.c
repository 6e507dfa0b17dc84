/* Limits and figures of a box: control groups of version 1 (a tree for each controller) and 2 (one tree). */
#include "lane.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_PROCESSES (1u << 22) /* of Linux */

enum tree { MEMORY, PIDS, CPUACCT, CPU };
static const struct { enum tree tree; const char *name[2]; bool optional; } counters[COUNTERS] = {
    [MEMORY_LIMIT] = {MEMORY, {"memory.limit_in_bytes", "memory.max"}, false},
    [SWAP_LIMIT] = {MEMORY, {"memory.memsw.limit_in_bytes", "memory.swap.max"}, true}, /* absent where the host cannot swap */
    [MEMORY_NOW] = {MEMORY, {"memory.usage_in_bytes", "memory.current"}, false},
    [MEMORY_PEAK] = {MEMORY, {"memory.max_usage_in_bytes", "memory.peak"}, true}, /* v2 before Linux 5.19: resident size alone */
    [MEMORY_EVENTS] = {MEMORY, {"memory.oom_control", "memory.events"}, false},
    [PIDS_LIMIT] = {PIDS, {"pids.max", "pids.max"}, false},
    [PIDS_NOW] = {PIDS, {"pids.current", "pids.current"}, false},
    [CPU_TIME] = {CPUACCT, {"cpuacct.usage", "cpu.stat"}, false},
    [CPU_SHARE] = {CPU, {"cpu.shares", "cpu.weight"}, false},
};

/* The number after `key ` in a cgroup file, or its first number when key is "". */
static uint64_t number(const struct cgroup *group, enum counter counter, const char *key) {
  char text[2048];
  ssize_t size = pread(group->counters[counter], text, sizeof text - 1, 0);
  if (size <= 0) return 0;
  text[size] = 0;
  size_t length = strlen(key);
  for (const char *line = text; line; line = strchr(line, '\n')) {
    if (*line == '\n') line++;
    if (length == 0 || (strncmp(line, key, length) == 0 && line[length] == ' ')) return strtoull(line + length, NULL, 10);
  }
  return 0;
}

static bool put(const struct cgroup *group, enum counter counter, uint64_t value) {
  char text[24];
  int size = snprintf(text, sizeof text, "%llu", (unsigned long long)value);
  return pwrite(group->counters[counter], text, (size_t)size, 0) == size;
}

/* `folders` is one a tree (v1) or one (v2). */
static void open_counters(struct cgroup *group, const int *folders) {
  for (int i = 0; i < COUNTERS; i++) {
    const char *name = counters[i].name[group->version - 1];
    int folder = folders[group->version == 1 ? counters[i].tree : 0];
    group->counters[i] = openat(folder, name, O_RDWR | O_CLOEXEC);
    if (group->counters[i] < 0) group->counters[i] = openat(folder, name, O_RDONLY | O_CLOEXEC);
    if (group->counters[i] < 0 && !counters[i].optional) fail(name);
  }
}

void open_cgroup(struct cgroup *group, int version, bool outlives, const char *const folders[4], const char *leaf) {
  *group = (struct cgroup){.version = version, .outlives = outlives, .leaf_name = leaf, .parent = open(folders[MEMORY], O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (group->parent < 0) fail(folders[MEMORY]);
  group->processes = open("/proc", O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (group->processes < 0) fail("/proc");
  if (version == 2) return;
  int trees[4];
  for (int i = 0; i < 4; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folders[i], leaf);
    trees[i] = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    group->join[i] = openat(trees[i], "cgroup.procs", O_WRONLY | O_CLOEXEC);
    if (trees[i] < 0 || group->join[i] < 0) fail(path);
  }
  open_counters(group, trees);
  for (int i = 0; i < 4; i++) close(trees[i]);
}

void join_cgroup(const struct cgroup *group) {
  for (int i = 0; i < 4; i++)
    if (write(group->join[i], "0", 1) != 1) fail("join the cgroup");
}

/* v2: a new leaf for each box, as the peak of an old one cannot be reset. */
static void fresh_leaf(struct cgroup *group) {
  char name[64];
  snprintf(name, sizeof name, "%s-%d-%u", group->leaf_name, getpid(), group->leaf_number);
  if (group->leaf) {
    close(group->leaf);
    for (int i = 0; i < COUNTERS; i++) close(group->counters[i]);
    if (unlinkat(group->parent, name, AT_REMOVEDIR) != 0) fail("remove the leaf cgroup");
  }
  snprintf(name, sizeof name, "%s-%d-%u", group->leaf_name, getpid(), ++group->leaf_number);
  if (mkdirat(group->parent, name, 0755) != 0) fail("make a leaf cgroup");
  group->leaf = openat(group->parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int whole_group = openat(group->leaf, "memory.oom.group", O_WRONLY | O_CLOEXEC);
  if (write(whole_group, group->outlives ? "0" : "1", 1) != 1) fail("memory.oom.group");
  close(whole_group);
  open_counters(group, &group->leaf);
}

void prepare_cgroup(struct cgroup *group) {
  if (group->version == 2) fresh_leaf(group);
  /* v1: the nursery, and after a lost helper what its box left to the host's pid 1 to reap. */
  group->idle_processes = (uint32_t)number(group, PIDS_NOW, "");
  if (!put(group, PIDS_LIMIT, MOST_PROCESSES)) fail("lift the last limit of processes"); /* pid 1 must be born */
}

/* False where the box holds more memory already, which a box started ahead may. */
bool limit_cgroup(const struct cgroup *group, uint64_t memory_bytes, uint32_t pids) {
  /* v1: the swap file counts memory and swap together, and may never be below the memory limit. v2: it counts swap alone. */
  uint64_t swap_bytes = group->version == 1 ? memory_bytes : 0;
  bool limited = put(group, MEMORY_LIMIT, memory_bytes) || (put(group, SWAP_LIMIT, swap_bytes) && put(group, MEMORY_LIMIT, memory_bytes));
  if (!limited && number(group, MEMORY_NOW, "") >= memory_bytes) return false;
  if (!limited || (group->counters[SWAP_LIMIT] >= 0 && !put(group, SWAP_LIMIT, swap_bytes))) fail("limit of memory");
  if (!put(group, PIDS_LIMIT, pids + group->idle_processes + 1 /* pid 1 */)) fail("limit of processes");
  return true;
}

/* Of a running box. Less than what it holds: v1 leaves the limit as it is, v2 kills what does not fit. */
void change_memory_limit(const struct cgroup *group, uint64_t memory_bytes) {
  /* v1: the limit of both goes up before that of memory, and down after it. v2: no swap is allowed. */
  bool both = group->version == 1 && group->counters[SWAP_LIMIT] >= 0;
  if (both) put(group, SWAP_LIMIT, memory_bytes);
  put(group, MEMORY_LIMIT, memory_bytes);
  if (both) put(group, SWAP_LIMIT, memory_bytes);
}

static uint64_t cpu_now_us(const struct cgroup *group) {
  return group->version == 1 ? number(group, CPU_TIME, "") / 1000 : number(group, CPU_TIME, "usage_usec");
}

/* The usual share of a processor that is short, or next to nothing: for what is not wanted yet. */
void share_cpu(const struct cgroup *group, bool fully) {
  uint64_t usual = group->version == 1 ? 1024 : 100, least = group->version == 1 ? 2 : 1;
  if (!put(group, CPU_SHARE, fully ? usual : least)) fail("share of the processors");
}

void start_counting_cpu(struct cgroup *group) { group->cpu_base = cpu_now_us(group); }

void start_counting(struct cgroup *group) {
  start_counting_cpu(group);
  group->oom_base = number(group, MEMORY_EVENTS, "oom_kill");
  group->memory_base = number(group, MEMORY_NOW, "");
  if (group->version == 1 && !put(group, MEMORY_PEAK, 0)) fail("reset the memory peak"); /* sets it to what is charged now */
}

uint64_t cpu_used_us(const struct cgroup *group) { return cpu_now_us(group) - group->cpu_base; }

/* The threads of a cgroup, a line each; opened anew each time, as v1 makes the list at the opening. */
static ssize_t read_threads(const struct cgroup *group, char *text, size_t room) {
  char path[64];
  snprintf(path, sizeof path, "%s/tasks", group->leaf_name);
  int list = group->version == 1 ? openat(group->parent, path, O_RDONLY | O_CLOEXEC) : openat(group->leaf, "cgroup.threads", O_RDONLY | O_CLOEXEC);
  ssize_t size = list < 0 ? -1 : read(list, text, room);
  if (list >= 0) close(list);
  return size;
}

/* What a file of the host's /proc says of a thread, ended by a zero byte; empty where the thread has ended meanwhile. */
static void read_of_thread(const struct cgroup *group, const char *thread, const char *name, char *text, size_t room) {
  char path[48];
  snprintf(path, sizeof path, "%s/%s", thread, name);
  int file = openat(group->processes, path, O_RDONLY | O_CLOEXEC);
  ssize_t size = file < 0 ? 0 : read(file, text, room - 1);
  if (file >= 0) close(file);
  text[size > 0 ? size : 0] = 0;
}

/* Of each thread of the box; pid 1 is none of the program's. */
static void each_thread(const struct box *box, bool with_init, void (*take)(const struct cgroup *group, const char *thread, uint64_t *result), uint64_t *result) {
  char text[8192], *rest = text;
  ssize_t size = read_threads(box->group, text, sizeof text - 1);
  if (size <= 0) return;
  text[size] = 0;
  for (char *thread; (thread = strsep(&rest, "\n"));)
    if (*thread && atoi(thread) != box->group->nursery && (with_init || atoi(thread) != box->init)) take(box->group, thread, result);
}

/* schedstat: "ns on a processor, ns ready to run but without one, times"; nothing where the kernel keeps no such times. */
static void add_waiting(const struct cgroup *group, const char *thread, uint64_t *sum_us) {
  char text[96];
  read_of_thread(group, thread, "schedstat", text, sizeof text);
  const char *second = strchr(text, ' ');
  if (second) *sum_us += strtoull(second, NULL, 10) / 1000;
}

/* stat: "number (name) state …"; the name may hold anything. */
static void count_ready(const struct cgroup *group, const char *thread, uint64_t *count) {
  char text[512];
  read_of_thread(group, thread, "stat", text, sizeof text);
  const char *name_end = strrchr(text, ')');
  *count += name_end && strncmp(name_end, ") R", 3) == 0;
}

/*
 * How long the living threads of the box were ready to run and had no processor, together, in µs; and whether one is, or
 * runs. Pid 1 is among them: until it has told that the program has ended, the clock runs.
 */
uint64_t waiting_us(const struct box *box, bool *ready) {
  uint64_t sum = 0, count = 0;
  each_thread(box, true, add_waiting, &sum);
  if (ready) each_thread(box, true, count_ready, &count), *ready = count > 0;
  return sum;
}

static void raise_to_peak(const struct cgroup *group, const char *thread, uint64_t *peak_kb) {
  char text[4096];
  read_of_thread(group, thread, "status", text, sizeof text);
  const char *line = strstr(text, "\nVmHWM:");
  uint64_t kb = line ? strtoull(line + strlen("\nVmHWM:"), NULL, 10) : 0;
  if (kb > *peak_kb) *peak_kb = kb;
}

/* The most that a living process of the box had resident, in KB. */
uint64_t resident_peak_kb(const struct box *box) {
  uint64_t peak = 0;
  each_thread(box, false, raise_to_peak, &peak);
  return peak;
}

bool out_of_memory(const struct cgroup *group) { return number(group, MEMORY_EVENTS, "oom_kill") > group->oom_base; }
uint64_t memory_now(const struct cgroup *group) { return number(group, MEMORY_NOW, ""); }
uint32_t processes_now(const struct cgroup *group) { return (uint32_t)number(group, PIDS_NOW, "") - group->idle_processes; }
uint32_t killed_for_memory(const struct cgroup *group) { return (uint32_t)(number(group, MEMORY_EVENTS, "oom_kill") - group->oom_base); }
bool box_has_left(const struct cgroup *group) { return number(group, PIDS_NOW, "") <= group->idle_processes; }

/* Once the box is dead and unmounted, what is still charged is page cache of files it was the first to read: not its own. */
uint64_t memory_peak_kb(const struct cgroup *group) {
  uint64_t peak = number(group, MEMORY_PEAK, ""), rest = number(group, MEMORY_NOW, "");
  if (rest < group->memory_base) rest = group->memory_base;
  return peak > rest ? (peak - rest) / 1024 : 0;
}
