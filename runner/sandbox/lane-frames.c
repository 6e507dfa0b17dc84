/* Frames between Node and the helper: u32 size, then a type byte and its fields, all little-endian and length-checked. */
#include "lane.h"
#include <errno.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static bool take(const char **cursor, const char *end, size_t size, const char **part) {
  if ((size_t)(end - *cursor) < size) return false;
  *part = *cursor, *cursor += size;
  return true;
}

static bool take_number(const char **cursor, const char *end, uint32_t *value) {
  const char *part;
  return take(cursor, end, sizeof *value, &part) && memcpy(value, part, sizeof *value);
}

/* Names without a first or last '/', and no part that is empty, '.' or '..'. */
static bool is_path(const char *name, uint32_t size) {
  for (uint32_t from = 0, to = 0; to <= size; to++) {
    if (to < size && name[to] != '/') continue;
    uint32_t part = to - from;
    if (part == 0 || (name[from] == '.' && (part == 1 || (part == 2 && name[from + 1] == '.')))) return false;
    from = to + 1;
  }
  return true;
}

bool next_file(const char **cursor, const char *end, struct file *file) {
  if (!take_number(cursor, end, &file->name_size) || !take_number(cursor, end, &file->size)) return false;
  if (!take(cursor, end, file->name_size, &file->name) || !take(cursor, end, file->size, &file->bytes)) return false;
  if (file->name_size < 1 || file->name_size > 255 || memchr(file->name, 0, file->name_size)) return false;
  return is_path(file->name, file->name_size);
}

static bool between(uint32_t value, uint32_t least, uint32_t most) { return value >= least && value <= most; }

/* Exactly argc + envc words, each ended by a zero byte. */
static bool are_words(const char *strings, uint32_t size, uint32_t argc, uint32_t envc) {
  uint32_t words = 0;
  for (uint32_t i = 0; i < size; i++) words += strings[i] == 0;
  return argc >= 1 && argc <= words && envc == words - argc && strings[size - 1] == 0;
}

/* A slot's number, argc, envc, then the words; with an argc of 0 nothing follows. */
bool parse_slot(uint32_t *index, struct command *command, const char **strings, const char *bytes, size_t size) {
  const char *cursor = bytes, *end = bytes + size;
  *command = (struct command){.ahead = 1};
  if (!take_number(&cursor, end, index) || !take_number(&cursor, end, &command->argc) || !take_number(&cursor, end, &command->envc)) return false;
  if (*index >= SLOTS || end - cursor > MAX_STRINGS) return false;
  *strings = cursor, command->strings_size = (uint32_t)(end - cursor);
  return command->argc == 0 ? command->strings_size == 0 : command->strings_size > 0 && are_words(cursor, command->strings_size, command->argc, command->envc);
}

bool parse_request(struct request *request, const char *bytes, size_t size) {
  const char *cursor = bytes, *end = bytes + size, *part;
  const size_t numbers = offsetof(struct request, stdin_size) + sizeof request->stdin_size;
  if (!take(&cursor, end, numbers, &part)) return false;
  memcpy(request, part, numbers);
  if (request->sealed > 1 || request->keep > 1 || (request->sealed && request->keep)) return false;
  if (request->pinned > 1 || request->talks > 2 || request->rows > UINT16_MAX || request->columns > UINT16_MAX || (request->rows && !request->talks) || request->slot > SLOTS) return false;
  if ((request->talks && request->slot) || (request->talks == 2 && (request->rows || request->sealed))) return false;
  if (!between(request->cpu_ms, 1, LONGEST_MS) || !between(request->wall_ms, 1, LONGEST_MS) || request->starved_ms > 600000 || !between(request->pids, 1, 4096)) return false;
  if (!between(request->memory_kb, 1024, 64u << 20) || request->output_bytes > MAX_OUTPUT) return false;
  if (!between(request->strings_size, 1, MAX_STRINGS) || !take(&cursor, end, request->strings_size, &request->strings)) return false;
  if (!are_words(request->strings, request->strings_size, request->argc, request->envc)) return false;
  request->files = cursor, request->end = end;
  struct file file;
  for (uint32_t i = 0; i < request->file_count; i++) if (!next_file(&cursor, end, &file)) return false;
  return take(&cursor, end, request->stdin_size, &request->stdin_bytes) && cursor == end;
}

static void send_parts(struct iovec *parts, int count) {
  for (int i = 0; i < count;) {
    ssize_t sent = writev(1, parts + i, count - i);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) fail("reply");
    for (; i < count && (size_t)sent >= parts[i].iov_len; i++) sent -= (ssize_t)parts[i].iov_len;
    if (i < count) parts[i].iov_base = (char *)parts[i].iov_base + sent, parts[i].iov_len -= (size_t)sent;
  }
}

void send_reply(char type, const struct outcome *outcome, char *const output[2]) {
  struct outcome none = {0};
  if (!outcome) outcome = &none;
  uint32_t size = 1 + (uint32_t)sizeof *outcome + outcome->output_size[0] + outcome->output_size[1];
  struct iovec parts[] = {{&size, sizeof size}, {&type, 1}, {(void *)outcome, sizeof *outcome},
                          {output ? output[0] : NULL, outcome->output_size[0]}, {output ? output[1] : NULL, outcome->output_size[1]}};
  send_parts(parts, 5);
}

/* A piece of the output of a program that talks: the number of its stream, then the bytes. */
void send_output(uint32_t stream, const char *bytes, uint32_t size) {
  char type = 'D';
  uint32_t whole = 1 + (uint32_t)sizeof stream + size;
  struct iovec parts[] = {{&whole, sizeof whole}, {&type, 1}, {&stream, sizeof stream}, {(void *)bytes, size}};
  send_parts(parts, 4);
}

/* What the box uses now: its processor time in ms, its memory in KB, its processes, and how many were killed for memory. */
void send_usage(const struct cgroup *group) {
  char type = 'Q';
  uint32_t now[] = {(uint32_t)(cpu_used_us(group) / 1000), (uint32_t)(memory_now(group) / 1024), processes_now(group), killed_for_memory(group)};
  uint32_t whole = 1 + (uint32_t)sizeof now;
  struct iovec parts[] = {{&whole, sizeof whole}, {&type, 1}, {now, sizeof now}};
  send_parts(parts, 3);
}
