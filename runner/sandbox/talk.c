/* What a running program is told: its input as it comes, signals, the size of its terminal; and of its box, how much memory it may have. */
#include "lane.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define END_OF_INPUT 4 /* Ctrl-D on a terminal */

static void close_input(struct box *box, struct talk *talk) {
  free(talk->pending);
  talk->pending = NULL, talk->size = talk->room = 0, talk->ended = true;
  if (box->input < 0 || box->terminal) return;
  close(box->input);
  box->input = -1;
}

/* Writes what the program takes now. */
void pass_on(struct box *box, struct talk *talk) {
  while (talk->size > 0) {
    ssize_t part = write(box->input, talk->pending, talk->size);
    if (part < 0 && errno == EINTR) continue;
    if (part < 0 && errno == EAGAIN) return;
    if (part < 0) { /* nobody reads it any more */
      close_input(box, talk);
      return;
    }
    memmove(talk->pending, talk->pending + part, talk->size - (size_t)part);
    talk->size -= (size_t)part;
  }
  if (talk->ended) close_input(box, talk);
}

static void keep(struct talk *talk, const char *bytes, size_t size) {
  if (talk->size + size > talk->room) {
    talk->room = 2 * (talk->size + size);
    talk->pending = realloc(talk->pending, talk->room);
    if (!talk->pending) fail("out of memory");
  }
  memcpy(talk->pending + talk->size, bytes, size);
  talk->size += size;
}

void resize_terminal(const struct box *box, uint32_t rows, uint32_t columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  if (box->terminal && ioctl(box->output[0], TIOCSWINSZ, &size) != 0) fail("resize the terminal");
}

static void obey(struct box *box, struct talk *talk, const char *frame, size_t size) {
  uint32_t numbers[2] = {0};
  memcpy(numbers, frame + 1, size - 1 < sizeof numbers ? size - 1 : sizeof numbers);
  bool takes = box->talks && box->input >= 0 && !talk->ended;
  char end = END_OF_INPUT;
  errno = EBADMSG;
  if (frame[0] == 'i') {
    if (takes) keep(talk, frame + 1, size - 1);
  } else if (frame[0] == 'e' && size == 1) {
    if (takes && box->terminal) keep(talk, &end, 1);
    else if (takes) talk->ended = true;
  } else if (frame[0] == 's' && size == 5 && numbers[0] >= 1 && numbers[0] <= 64) {
    syscall(SYS_pidfd_send_signal, box->program, numbers[0], NULL, 0); /* it may have ended a moment ago */
  } else if (frame[0] == 'z' && size == 9) {
    resize_terminal(box, numbers[0], numbers[1]);
  } else if (frame[0] == 'q' && size == 1) {
    send_usage(box->group);
  } else if (frame[0] == 'm' && size == 5 && numbers[0] >= 1024 && numbers[0] <= 64u << 20) {
    change_memory_limit(box->group, (uint64_t)numbers[0] * 1024);
  } else fail("frame to a running program");
}

/* Reads one frame from the runner and obeys it; false when the box is to end. */
bool hear(struct box *box, struct talk *talk) {
  uint32_t size;
  errno = 0;
  if (!read_all(&size, sizeof size)) fail("the runner is gone");
  if (size < 1 || size > MAX_FRAME) fail("frame size");
  char *frame = malloc(size);
  if (!frame || !read_all(frame, size)) fail("frame");
  bool goes_on = !(frame[0] == 'k' && size == 1);
  if (goes_on) {
    obey(box, talk, frame, size);
    if (box->input >= 0) pass_on(box, talk);
  }
  free(frame);
  return goes_on;
}
