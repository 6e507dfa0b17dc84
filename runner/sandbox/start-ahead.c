/* Programs that are started ahead, each in a fresh box of its own that serves one run. */
#include "lane.h"
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MEMORY_BYTES (1ull << 30) /* until it is told to go on, and has the limits of its run */
#define PROCESSES 4096

void set_slot(struct lane *lane, uint32_t index, const struct command *command, const char *strings) {
  struct slot *slot = &lane->slots[index];
  drop_box(&slot->box);
  free(slot->strings);
  *slot = (struct slot){.command = *command, .strings = malloc(command->strings_size + 1)};
  if (!slot->strings) fail("out of memory");
  memcpy(slot->strings, strings, command->strings_size);
  struct cgroup *group = &lane->groups[2 + index];
  if (command->argc && !group->nursery) start_nursery(lane, group);
}

void start_ahead(struct lane *lane, struct slot *slot) {
  struct cgroup *group = &lane->groups[2 + (slot - lane->slots)];
  const struct box kind = {.own_mounts = true};
  prepare_box(lane, &slot->box, group, &kind);
  limit_cgroup(group, MEMORY_BYTES, PROCESSES);
  share_cpu(group, false);
  start_counting(group);
  slot->command.stack_kb = stack_kb(MEMORY_BYTES / 1024);
  write_all(slot->box.go, (const char *)&slot->command, sizeof slot->command);
  write_all(slot->box.go, slot->strings, slot->command.strings_size);
}

/*
 * Whether its program waits to go on: one that still starts up is left alone, for the next run of its line. What ended by
 * itself never looked for a file: such a line is given up.
 */
bool waits_ahead(struct slot *slot) {
  struct box *box = &slot->box;
  if (!box->ready) return false;
  if (box->program < 0) await_box(box);
  for (struct pollfd said = {box->status, POLLIN, 0}; poll(&said, 1, 0) > 0;) {
    char word[sizeof(int)];
    if (read(box->status, word, sizeof word) == 1 && *word == 'h') box->holds = true;
    else {
      slot->broken = true;
      drop_box(box);
      return false;
    }
  }
  return box->holds;
}
