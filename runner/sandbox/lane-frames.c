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

bool next_file(const char **cursor, const char *end, struct file *file) {
  if (!take_number(cursor, end, &file->name_size) || !take_number(cursor, end, &file->size)) return false;
  if (!take(cursor, end, file->name_size, &file->name) || !take(cursor, end, file->size, &file->bytes)) return false;
  if (file->name_size < 1 || file->name_size > 255 || memchr(file->name, '/', file->name_size) || memchr(file->name, 0, file->name_size)) return false;
  return !(file->name[0] == '.' && (file->name_size == 1 || (file->name_size == 2 && file->name[1] == '.')));
}

static bool between(uint32_t value, uint32_t least, uint32_t most) { return value >= least && value <= most; }

bool parse_request(struct request *request, const char *bytes, size_t size) {
  const char *cursor = bytes, *end = bytes + size, *part;
  if (!take(&cursor, end, offsetof(struct request, strings), &part)) return false;
  memcpy(request, part, offsetof(struct request, strings));
  if (request->sealed > 1 || request->keep > 1 || (request->sealed && (request->keep || request->file_count))) return false;
  if (!between(request->cpu_ms, 1, 600000) || !between(request->wall_ms, 1, 600000) || !between(request->pids, 1, 4096)) return false;
  if (!between(request->memory_kb, 1024, 64u << 20) || request->output_bytes > MAX_OUTPUT) return false;
  if (!between(request->strings_size, 1, MAX_STRINGS) || !take(&cursor, end, request->strings_size, &request->strings)) return false;
  /* Exactly argc + envc words, each ended by a zero byte. */
  uint32_t words = 0;
  for (uint32_t i = 0; i < request->strings_size; i++) words += request->strings[i] == 0;
  if (request->argc < 1 || request->argc > words || request->envc != words - request->argc || request->strings[request->strings_size - 1] != 0) return false;
  request->files = cursor, request->end = end;
  struct file file;
  for (uint32_t i = 0; i < request->file_count; i++) if (!next_file(&cursor, end, &file)) return false;
  return take(&cursor, end, request->stdin_size, &request->stdin_bytes) && cursor == end;
}

void send_reply(char type, const struct outcome *outcome, char *const output[2]) {
  struct outcome none = {0};
  if (!outcome) outcome = &none;
  uint32_t size = 1 + (uint32_t)sizeof *outcome + outcome->output_size[0] + outcome->output_size[1];
  struct iovec parts[] = {{&size, sizeof size}, {&type, 1}, {(void *)outcome, sizeof *outcome},
                          {output ? output[0] : NULL, outcome->output_size[0]}, {output ? output[1] : NULL, outcome->output_size[1]}};
  for (int i = 0; i < 5;) {
    ssize_t sent = writev(1, parts + i, 5 - i);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) fail("reply");
    for (; i < 5 && (size_t)sent >= parts[i].iov_len; i++) sent -= (ssize_t)parts[i].iov_len;
    if (i < 5) parts[i].iov_base = (char *)parts[i].iov_base + sent, parts[i].iov_len -= (size_t)sent;
  }
}
