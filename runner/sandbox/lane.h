/* The lane helper: one resident process per lane that runs one box at a time. */
#pragma once
#define _GNU_SOURCE
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What the whole lane is made of; read from the command line (lane-helper.c). */
struct lane {
  uid_t program_uid; /* whom the learner's program runs as */
  uid_t init_uid;    /* whom pid 1 of a box runs as: the program cannot signal, trace or renice it */
  const char *mountpoint;
  char *command_line;
  size_t command_line_size;
  const char *binds[32], *links[16]; /* "source:target", target inside the box */
  int bind_count, link_count;
};

/* One set of cgroups: open files of it, so that no path is needed after the root has changed. */
enum counter { MEMORY_LIMIT, SWAP_LIMIT, MEMORY_NOW, MEMORY_PEAK, MEMORY_EVENTS, PIDS_LIMIT, PIDS_NOW, CPU_TIME, COUNTERS };
struct cgroup {
  int version; /* 1 or 2 */
  int parent;  /* folder of the leaf */
  const char *leaf;
  unsigned leaf_number; /* v2: counts the leaves, one for each run */
  int join[4], join_count, counters[COUNTERS];
  uint64_t cpu_base, oom_base, memory_base;
};

/* A box that is ready but for the command line: its first process waits on `go`. */
struct box {
  bool ready;
  bool own_folder; /* its /box is its own, not the sealed one */
  pid_t init; /* 0 once it was waited for */
  int init_handle; /* pidfd */
  int go, status, output[2], input;
};

/* One request, pointing into its frame. */
struct file { const char *name; uint32_t name_size; const char *bytes; uint32_t size; };
struct request {
  uint32_t sealed, keep, cpu_ms, wall_ms, memory_kb, pids, output_bytes, argc, envc, strings_size, file_count, stdin_size;
  const char *strings, *files, *stdin_bytes, *end;
};

/* What the box's first process reads from `go`: this, then the strings. */
struct command { uint32_t keep, cpu_seconds, argc, envc, strings_size; };

enum limit { LIMIT_NONE, LIMIT_CPU, LIMIT_WALL, LIMIT_MEMORY, LIMIT_OUTPUT };
struct outcome { uint32_t signalled, value, limit, cpu_us, wall_us, memory_kb, output_size[2]; };

#define MAX_STRINGS (128 * 1024)
#define MAX_FRAME (128u << 20)
#define MAX_OUTPUT (64u << 20)

_Noreturn void fail(const char *what);         /* says what failed on standard error and ends the helper */
void build_root(const struct lane *lane);       /* namespaces and the read-only root */
void open_cgroup(struct cgroup *group, int version, const char *const folders[4], const char *leaf);
void fresh_leaf(struct cgroup *group);          /* v2: a new leaf, as its peak cannot be reset */
void limit_cgroup(const struct cgroup *group, uint64_t memory_bytes, uint32_t pids);
void start_counting(struct cgroup *group);
uint64_t cpu_used_us(const struct cgroup *group);
bool out_of_memory(const struct cgroup *group);
uint64_t memory_peak_kb(const struct cgroup *group);
bool cgroup_is_empty(const struct cgroup *group);
void prepare_box(const struct lane *lane, struct box *box, bool sealed, struct cgroup *run, const struct cgroup *keep);
void unmount_box(const struct box *box);
void drop_box(struct box *box);                 /* ends and unmounts what is left of it */
void drop_sealed_folder(void);
void become_program(const struct lane *lane, int go, int status, int input, const int output[2], const struct cgroup *run, const struct cgroup *keep);
void build_filter(void);
void deny_system_calls(void);
bool parse_request(struct request *request, const char *bytes, size_t size);
bool next_file(const char **cursor, const char *end, struct file *file);
void run_box(const struct lane *lane, struct box *box, const struct request *request, struct cgroup *run, struct cgroup *keep);
void send_reply(char type, const struct outcome *outcome, char *const output[2]);
