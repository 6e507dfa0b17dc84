/* Frames with the runner on standard input and output: u32 size, then a letter, a u16 number and the rest, little-endian. */
#include "agent.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/uio.h>
#include <unistd.h>

struct stream streams[MOST_STREAMS];

_Noreturn void broken(const char *what) {
  dprintf(2, "%s: %s\n", what, strerror(errno));
  _exit(1);
}

bool take(struct frame *frame, void *target, size_t size) {
  if (frame->size < size) return false;
  memcpy(target, frame->bytes, size);
  frame->bytes += size, frame->size -= size;
  return true;
}

/* Ended by a zero byte; NULL where there is none. */
const char *take_string(struct frame *frame) {
  const char *string = frame->bytes, *end = memchr(string, 0, frame->size);
  if (!end) return NULL;
  frame->size -= (size_t)(end + 1 - string), frame->bytes = end + 1;
  return string;
}

void send_frame(char type, uint16_t number, const void *head, size_t head_size, const void *bytes, size_t size) {
  uint32_t whole = (uint32_t)(1 + sizeof number + head_size + size);
  struct iovec parts[] = {{&whole, sizeof whole}, {&type, 1}, {&number, sizeof number}, {(void *)head, head_size}, {(void *)bytes, size}};
  for (int i = 0; i < 5;) {
    ssize_t sent = writev(1, parts + i, 5 - i);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) _exit(0); /* the runner is gone */
    for (; i < 5 && (size_t)sent >= parts[i].iov_len; i++) sent -= (ssize_t)parts[i].iov_len;
    if (i < 5) parts[i].iov_base = (char *)parts[i].iov_base + sent, parts[i].iov_len -= (size_t)sent;
  }
}

void send_done(uint16_t number, const void *bytes, size_t size) { send_frame('k', number, NULL, 0, bytes, size); }

void send_failure(uint16_t number, int error) {
  uint32_t code = (uint32_t)error;
  send_frame('f', number, &code, sizeof code, NULL, 0);
}

static void obey(struct frame frame) {
  errno = EBADMSG;
  if (frame.type == 'S') start_program(frame);
  else if (frame.type == 'C') connect_to(frame);
  else if (strchr("IEGKZX", frame.type)) tell_stream(frame);
  else if (strchr("wdmnlr", frame.type)) obey_about_files(frame);
  else if (frame.type == 'A') end_everything();
  else broken("frame");
}

/* Takes what has come and obeys whole frames. */
static void hear(void) {
  static char buffer[4 + MAX_FRAME];
  static size_t held;
  ssize_t size = read(0, buffer + held, sizeof buffer - held);
  if (size < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (size <= 0) _exit(0); /* the runner is gone, or has enough */
  held += (size_t)size;
  size_t done = 0;
  for (uint32_t whole; held - done >= 4; done += 4 + whole) {
    memcpy(&whole, buffer + done, 4);
    errno = EBADMSG;
    if (whole < 3 || whole > MAX_FRAME) broken("frame size");
    if (held - done < 4 + whole) break;
    struct frame frame = {.type = buffer[done + 4], .bytes = buffer + done + 7, .size = whole - 3};
    memcpy(&frame.number, buffer + done + 5, 2);
    obey(frame);
  }
  memmove(buffer, buffer + done, held - done);
  held -= done;
}

enum { RUNNER, CHILDREN, FILES, FIRST };

int main(void) {
  /* Before any other process is here: nobody of the same user can trace it, read its memory or open its files. */
  if (prctl(PR_SET_DUMPABLE, 0) != 0) broken("not dumpable");
  prctl(PR_SET_NAME, "workspace");
  signal(SIGPIPE, SIG_IGN);
  sigset_t children;
  sigemptyset(&children), sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_BLOCK, &children, NULL);
  int ended = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
  if (ended < 0 || fcntl(0, F_SETFD, FD_CLOEXEC) != 0 || fcntl(1, F_SETFD, FD_CLOEXEC) != 0) broken("start");
  watch_files();
  send_frame('h', 0, NULL, 0, NULL, 0);
  for (;;) {
    struct pollfd polled[FIRST + 3 * MOST_STREAMS] = {[RUNNER] = {0, POLLIN, 0}, [CHILDREN] = {ended, POLLIN, 0}, [FILES] = {files_handle(), POLLIN, 0}};
    for (int i = 0; i < MOST_STREAMS; i++) {
      struct stream *stream = &streams[i];
      struct pollfd *own = polled + FIRST + 3 * i;
      for (int which = 0; which < 2; which++)
        own[which] = (struct pollfd){stream->open && stream->credit[which] ? stream->output[which] : -1, POLLIN, 0};
      own[2] = (struct pollfd){stream->open && stream->pending_size ? stream->input : -1, POLLOUT, 0};
    }
    if (poll(polled, sizeof polled / sizeof *polled, until_changes_are_told()) < 0 && errno != EINTR) broken("poll");
    if (polled[RUNNER].revents) hear();
    for (int i = 0; i < MOST_STREAMS; i++) {
      struct pollfd *own = polled + FIRST + 3 * i;
      if (own[2].revents && streams[i].open) pump_input(&streams[i]);
      for (int which = 0; which < 2; which++)
        if (own[which].revents && streams[i].open && streams[i].output[which] == own[which].fd) pump_output(&streams[i], which);
    }
    if (polled[FILES].revents || until_changes_are_told() == 0) read_changes();
    if (polled[CHILDREN].revents) {
      struct signalfd_siginfo thrown_away;
      while (read(ended, &thrown_away, sizeof thrown_away) > 0) {}
      reap_programs();
    }
  }
}
