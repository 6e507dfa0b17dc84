/* The lane helper: one resident process per lane that runs one box at a time. */
#pragma once
#define _GNU_SOURCE
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define MAX_STRINGS (128 * 1024)
#define MAX_FRAME (128u << 20)
#define MAX_OUTPUT (64u << 20)
#define LONGEST_MS 3600000 /* a workspace's */
#define SLOTS 6 /* programs started ahead */
#define MOST_COVERED 24 /* entries of /proc that no program sees */
#define HOLD_FD 3 /* where a program that was started ahead waits, and where it says so */
#define HOLDS_FD 4
#define WIRE_FD 3 /* of a helper that keeps a workspace: the runner's end of the agent's streams */

enum counter { MEMORY_LIMIT, SWAP_LIMIT, MEMORY_NOW, MEMORY_PEAK, MEMORY_EVENTS, PIDS_LIMIT, PIDS_NOW, CPU_TIME, CPU_SHARE, COUNTERS };

/* One set of cgroups: open files of it, so that no path is needed after the root has changed. */
struct cgroup {
  int version;    /* 1 or 2 */
  bool outlives;  /* v2: out of memory, one process dies and not the whole box */
  int parent;     /* folder of the leaf */
  const char *leaf_name;
  int leaf;       /* v2: the folder of the box to come; 0 when there is none */
  unsigned leaf_number;
  int join[4];    /* v1: cgroup.procs of each tree */
  pid_t nursery;  /* v1: the process that boxes are born from, and our ends of the pipes to it */
  int births, birth_requests, nursery_handle;
  int counters[COUNTERS];
  uint32_t idle_processes; /* in it while no box is */
  uint64_t cpu_base, oom_base, memory_base;
  int processes; /* the host's /proc, for what it tells of a thread */
};

/* What the processes of a box hold; the helper has the other ends. */
struct box_ends {
  int go, status, output[2], input, helpers_go;
  bool own_mounts, talks, terminal, wired;
};

/* A box that is ready but for the command line: its program waits on `go`. */
struct box {
  bool ready;
  struct cgroup *group;
  bool own_mounts; /* a mount namespace of its own, whose /tmp and /box are empty until its run */
  bool talks;      /* its input is a pipe and its streams are passed on as they come */
  bool holds;      /* its program was started ahead, and waits to go on */
  bool wired;      /* its input and output are the runner's own socket: nothing of them passes through here */
  bool terminal;   /* all three are a terminal, whose other side is `input` and `output[0]` */
  pid_t init;      /* 0 once it was waited for */
  int init_handle, program; /* pidfds */
  int go, status, output[2], input; /* -1 for one that is closed or absent */
};

/* What the program reads from `go`: this, then the strings. */
struct command {
  uint32_t cpu_seconds, stack_kb, argc, envc, strings_size;
  uint32_t processor; /* the only one that it shall use, from 1; 0 for any */
  uint32_t ahead; /* it waits again, on HOLD_FD, when it first looks for a file of /box */
};

/* What a program that was started ahead reads when it goes on. */
struct go_on { uint32_t cpu_seconds, stack_kb; };

/* A line whose program is started ahead, so that a run of it need not wait for its interpreter. */
struct slot {
  struct command command; /* argc is 0 in an empty slot */
  char *strings;
  bool broken; /* it ended by itself before it was told to go on: not tried again */
  struct box box;
};

struct lane {
  uid_t program_uid; /* whom the learner's program runs as */
  uid_t init_uid;    /* whom pid 1 of a box runs as: the program cannot signal, trace or renice it */
  uint32_t processor; /* for runs that are to be repeatable, from 1 */
  const char *mountpoint, *binds[32], *links[16]; /* "source:target", target inside the box */
  int bind_count, link_count;
  char *command_line;
  size_t command_line_size;
  bool workspace;                  /* its one box lives with a project: it has loopback, terminals, debuggers, */
  bool closed;                     /* but for one that is closed: a language server reads files and nothing else */
  bool sealed;                     /* /box is kept from an earlier run; its memory stays charged to the group of that run, */
  struct cgroup groups[2 + SLOTS]; /* so there is one group for runs without and one for runs with a sealed box; one a slot */
  bool folders, own_folder;        /* a fresh /tmp is mounted, and a fresh /box */
  int empty_box, own_mounts;       /* the folder /box itself, and the mount namespace of the lane */
  int no_mounts;                   /* a mount namespace in which nothing is mounted */
  struct covered { char path[48]; bool folder; } covered[MOST_COVERED];
  int covered_count;
  struct box box;                  /* stands ready for any line */
  struct slot slots[SLOTS];
};

/* One request, pointing into its frame. The numbers stand in the frame as they stand here. */
struct request {
  uint32_t sealed, keep, cpu_ms, wall_ms, starved_ms, memory_kb, pids, output_bytes, pinned, talks, rows, columns, slot, argc, envc, strings_size, file_count, stdin_size;
  const char *strings, *files, *stdin_bytes, *end;
};
struct file { const char *name; uint32_t name_size; const char *bytes; uint32_t size; };

enum limit { LIMIT_NONE, LIMIT_CPU, LIMIT_WALL, LIMIT_MEMORY, LIMIT_OUTPUT, LIMIT_STOPPED };
struct outcome { uint32_t signalled, value, limit, cpu_us, wall_us, starved_us, memory_kb, output_size[2]; };

/* What a program is told while it runs, and what is not yet through to it. */
struct talk { char *pending; size_t size, room; bool ended; };

_Noreturn void fail(const char *what); /* says what failed on standard error and ends the process */
void write_all(int file, const char *bytes, size_t size);

void enter_user_namespace(char **arguments, char *users, char *groups);
void build_root(struct lane *lane);
void list_covered(struct lane *lane);
void mount_proc(const struct lane *lane);
void leave_mounts(const struct lane *lane);
void give_folders(const struct lane *lane, const struct box *box);
void build_filter(bool traces);
void deny_system_calls(void);

void open_cgroup(struct cgroup *group, int version, bool outlives, const char *const folders[4], const char *leaf);
void join_cgroup(const struct cgroup *group);
void prepare_cgroup(struct cgroup *group);
bool limit_cgroup(const struct cgroup *group, uint64_t memory_bytes, uint32_t pids);
void change_memory_limit(const struct cgroup *group, uint64_t memory_bytes);
void share_cpu(const struct cgroup *group, bool fully);
void start_counting(struct cgroup *group);
void start_counting_cpu(struct cgroup *group);
uint64_t cpu_used_us(const struct cgroup *group);
uint64_t waiting_us(const struct box *box, bool *ready);
uint64_t resident_peak_kb(const struct box *box);
uint64_t memory_now(const struct cgroup *group);
bool out_of_memory(const struct cgroup *group);
uint64_t memory_peak_kb(const struct cgroup *group);
bool box_has_left(const struct cgroup *group);
uint32_t processes_now(const struct cgroup *group);
uint32_t killed_for_memory(const struct cgroup *group);

void start_nursery(const struct lane *lane, struct cgroup *group);
void stop_nursery(const struct cgroup *group);
void prepare_folders(struct lane *lane, bool own_folder);
void drop_folders(struct lane *lane);
void prepare_box(struct lane *lane, struct box *box, struct cgroup *group, const struct box *kind);
void await_box(struct box *box);
void drop_box(struct box *box); /* ends what is left of it */
_Noreturn void start_box(const struct lane *lane, const struct box_ends *ends);
void run_box(struct lane *lane, struct box *box, const struct request *request);
void drop_sealed_folder(struct lane *lane);
uint32_t stack_kb(uint64_t memory_kb);

void set_slot(struct lane *lane, uint32_t index, const struct command *command, const char *strings);
void start_ahead(struct lane *lane, struct slot *slot);
bool waits_ahead(struct slot *slot);

bool hear(struct box *box, struct talk *talk);
void pass_on(struct box *box, struct talk *talk);
void resize_terminal(const struct box *box, uint32_t rows, uint32_t columns);

void raise_loopback(void);

bool read_all(void *target, size_t size); /* from standard input; false at its end */
bool parse_request(struct request *request, const char *bytes, size_t size);
bool parse_slot(uint32_t *index, struct command *command, const char **strings, const char *bytes, size_t size);
bool next_file(const char **cursor, const char *end, struct file *file);
void send_reply(char type, const struct outcome *outcome, char *const output[2]);
void send_output(uint32_t stream, const char *bytes, uint32_t size);
void send_usage(const struct cgroup *group);
