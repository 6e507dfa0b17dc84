/* Programs on terminals and pipes, and connections to ports and sockets of the same box. */
#include "agent.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ON_TERMINAL = 1, OWN_ERRORS = 2, OWN_INPUT = 4, TRACES = 8 };
#define MOST_WORDS 1024

static struct stream *find(uint16_t number) {
  for (int i = 0; i < MOST_STREAMS; i++)
    if (streams[i].open && streams[i].number == number) return &streams[i];
  return NULL;
}

static struct stream *add(uint16_t number) {
  for (int i = 0; i < MOST_STREAMS; i++) {
    if (streams[i].open) continue;
    char *pending = malloc(INPUT_WINDOW);
    if (!pending) return NULL;
    streams[i] = (struct stream){.open = true, .number = number, .input = -1, .output = {-1, -1}, .theirs = -1, .pending = pending};
    return &streams[i];
  }
  errno = EMFILE;
  return NULL;
}

static void close_input(struct stream *stream) {
  stream->pending_size = 0, stream->input_ends = true;
  if (stream->input >= 0 && stream->input != stream->output[0]) close(stream->input);
  stream->input = -1;
}

static void drop(struct stream *stream) {
  close_input(stream);
  for (int i = 0; i < 2; i++)
    if (stream->output[i] >= 0) close(stream->output[i]);
  if (stream->theirs >= 0) close(stream->theirs);
  free(stream->pending);
  stream->open = false;
}

/* Filters add up: the sandbox's own stays, and this takes back what it leaves to debuggers. */
static bool deny_tracing(void) {
  struct sock_filter program[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ptrace, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_readv, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_writev, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
  struct sock_fprog filter = {sizeof program / sizeof *program, program};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) == 0;
}

struct ends { int input, output, errors, terminal; };

_Noreturn static void become(const struct ends *ends, uint8_t flags, uint32_t cpu_seconds, const char *folder, char **arguments, char **environment) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  setsid();
  struct rlimit cpu = {cpu_seconds, cpu_seconds + 2}; /* first a signal that tells the reason, then one that nobody catches */
  bool ready = (!cpu_seconds || setrlimit(RLIMIT_CPU, &cpu) == 0) && (ends->terminal < 0 || ioctl(ends->terminal, TIOCSCTTY, 0) == 0);
  /* The program's errors go where it will see them, so first of all the streams. */
  ready = ready && dup2(ends->input, 0) == 0 && dup2(ends->output, 1) == 1 && dup2(ends->errors, 2) == 2 && ((flags & TRACES) || deny_tracing());
  if (!ready) _exit(126);
  syscall(SYS_close_range, 3, ~0U, CLOSE_RANGE_CLOEXEC);
  if (chdir(folder) != 0) dprintf(2, "%s: %s\n", folder, strerror(errno)), _exit(127);
  execve(arguments[0], arguments, environment);
  dprintf(2, "%s: %s\n", arguments[0], strerror(errno));
  _exit(127);
}

static bool open_terminal(struct stream *stream, struct ends *ends, uint16_t rows, uint16_t columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  int unlock = 0, ours = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (ours < 0) return false;
  stream->output[0] = ours, stream->input = ours, stream->terminal = true;
  if (ioctl(ours, TIOCSPTLCK, &unlock) != 0 || ioctl(ours, TIOCSWINSZ, &size) != 0) return false;
  stream->theirs = ioctl(ours, TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC);
  ends->terminal = ends->input = ends->output = stream->theirs;
  return stream->theirs >= 0;
}

/* The end that is kept does not block; the program's does. */
static bool open_pipe(int *kept, int *given, bool gives_reading) {
  int pair[2];
  if (pipe2(pair, O_CLOEXEC) != 0) return false;
  *kept = pair[gives_reading], *given = pair[!gives_reading];
  return fcntl(*kept, F_SETFL, O_NONBLOCK) == 0;
}

static void close_ends(const struct ends *ends) {
  const int all[] = {ends->input, ends->output, ends->errors};
  for (int i = 0; i < 3; i++)
    if (all[i] >= 0 && all[i] != ends->terminal) close(all[i]);
}

/* u8 flags, u16 rows and columns, u32 CPU seconds of each process, u16 arguments, u16 variables; then the folder and all those, each ended by a zero byte. */
void start_program(struct frame frame) {
  static char *words[MOST_WORDS + 2];
  uint8_t flags;
  uint16_t rows, columns, argc, envc;
  uint32_t cpu_seconds;
  if (!take(&frame, &flags, 1) || !take(&frame, &rows, 2) || !take(&frame, &columns, 2) || !take(&frame, &cpu_seconds, 4) || !take(&frame, &argc, 2) || !take(&frame, &envc, 2)) broken("program");
  const char *folder = take_string(&frame);
  if (!folder || argc < 1 || argc + envc > MOST_WORDS || find(frame.number)) broken("program");
  char **arguments = words, **environment = words + argc + 1;
  for (int i = 0; i < argc + envc; i++) {
    char *word = (char *)take_string(&frame);
    if (!word) broken("words of a program");
    (i < argc ? arguments : environment - argc)[i] = word;
  }
  arguments[argc] = environment[envc] = NULL;
  struct stream *stream = add(frame.number);
  if (!stream) {
    send_failure(frame.number, errno);
    return;
  }
  struct ends ends = {-1, -1, -1, -1};
  bool made = flags & ON_TERMINAL ? open_terminal(stream, &ends, rows, columns) : open_pipe(&stream->output[0], &ends.output, false);
  if (made && !(flags & ON_TERMINAL)) made = open_pipe(&stream->input, &ends.input, true);
  else if (made && (flags & OWN_INPUT)) made = open_pipe(&stream->input, &ends.input, true);
  if (made && (flags & OWN_ERRORS)) made = open_pipe(&stream->output[1], &ends.errors, false);
  else if (made) ends.errors = ends.output;
  stream->program = made ? fork() : -1;
  if (stream->program == 0) become(&ends, flags, cpu_seconds, folder, arguments, environment);
  int error = errno;
  if (!(flags & OWN_ERRORS)) ends.errors = -1;
  close_ends(&ends);
  if (stream->program > 0) send_done(frame.number, NULL, 0);
  else stream->program = 0, drop(stream), send_failure(frame.number, error);
}

/* u16 port of loopback, or 0 and the path of a socket, ended by a zero byte. */
void connect_to(struct frame frame) {
  uint16_t port;
  const char *path = NULL;
  if (!take(&frame, &port, 2) || (port == 0 && !(path = take_string(&frame))) || find(frame.number)) broken("connection");
  struct sockaddr_in inet = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  struct sockaddr_un local = {.sun_family = AF_UNIX};
  if (path && strlen(path) >= sizeof local.sun_path) broken("path of a socket");
  if (path) strcpy(local.sun_path, path);
  struct stream *stream = add(frame.number);
  int one = 1, made = stream ? socket(path ? AF_UNIX : AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;
  if (stream) stream->input = stream->output[0] = made;
  if (made >= 0 && !path) setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  int result = made < 0 ? -1 : path ? connect(made, (struct sockaddr *)&local, sizeof local) : connect(made, (struct sockaddr *)&inet, sizeof inet);
  if (result == 0 || (made >= 0 && !path && errno == EINPROGRESS)) {
    send_done(frame.number, NULL, 0);
    return;
  }
  int error = errno;
  if (stream) drop(stream);
  send_failure(frame.number, error);
}

void pump_input(struct stream *stream) {
  uint32_t taken = 0;
  while (stream->pending_size > 0) {
    ssize_t part = write(stream->input, stream->pending, stream->pending_size);
    if (part < 0 && errno == EINTR) continue;
    if (part < 0 && errno == EAGAIN) break;
    if (part < 0) { /* nobody reads it any more */
      taken += (uint32_t)stream->pending_size;
      close_input(stream);
      break;
    }
    memmove(stream->pending, stream->pending + part, stream->pending_size - (size_t)part);
    stream->pending_size -= (size_t)part, taken += (uint32_t)part;
  }
  if (taken) send_frame('a', stream->number, &taken, sizeof taken, NULL, 0);
  if (stream->pending_size || !stream->input_ends || stream->input < 0) return;
  if (stream->program == 0) shutdown(stream->input, SHUT_WR);
  else if (stream->input != stream->output[0]) close_input(stream);
}

static void tell_exit(struct stream *stream, int how, const struct rusage *usage) {
  uint32_t cpu_ms = (uint32_t)((usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000 + (usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 1000);
  uint32_t told[] = {WIFSIGNALED(how), (uint32_t)(WIFSIGNALED(how) ? WTERMSIG(how) : WEXITSTATUS(how)), cpu_ms, (uint32_t)usage->ru_maxrss};
  send_frame('x', stream->number, told, sizeof told, NULL, 0);
}

/* Takes one piece, as far as there is credit. False where nothing was there. */
static bool pass_output(struct stream *stream, int which, uint32_t most) {
  static char piece[PIECE];
  if (stream->output[which] < 0) return false;
  ssize_t size = read(stream->output[which], piece, most < sizeof piece ? most : sizeof piece);
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return false;
  if (size <= 0) {
    if (stream->input == stream->output[which]) stream->input = -1;
    close(stream->output[which]);
    stream->output[which] = -1;
    if (stream->program == 0) {
      static const struct rusage nothing;
      tell_exit(stream, 0, &nothing);
      drop(stream);
    }
    return false;
  }
  uint8_t told = (uint8_t)which;
  send_frame('o', stream->number, &told, 1, piece, (size_t)size);
  stream->credit[which] -= stream->credit[which] < size ? stream->credit[which] : (uint32_t)size;
  return true;
}

void pump_output(struct stream *stream, int which) { pass_output(stream, which, stream->credit[which]); }

/* What a program has left in its pipes is told beyond its credit: they hold no more than this. */
static void tell_rest(struct stream *stream, int which) {
  for (int pieces = 0; pieces < 2; pieces++)
    if (!pass_output(stream, which, PIECE)) return;
}

/* Ends the session that a program began: also what it put into groups of its own, as a shell does with each job. */
static void end_session(pid_t leader) {
  kill(-leader, SIGKILL);
  DIR *all = opendir("/proc");
  if (!all) return;
  for (struct dirent *entry; (entry = readdir(all));) {
    pid_t process = atoi(entry->d_name);
    if (process > 1 && getsid(process) == leader) kill(process, SIGKILL);
  }
  closedir(all);
}

void reap_programs(void) {
  int how;
  struct rusage usage;
  for (pid_t ended; (ended = wait4(-1, &how, WNOHANG, &usage)) > 0;)
    for (int i = 0; i < MOST_STREAMS; i++) {
      struct stream *stream = &streams[i];
      if (!stream->open || stream->program != ended) continue;
      for (int which = 0; which < 2; which++) tell_rest(stream, which);
      tell_exit(stream, how, &usage);
      end_session(ended);
      drop(stream);
    }
}

/* Whoever reads the terminal has the signal, else the program and its group. */
static void signal_program(const struct stream *stream, int number) {
  pid_t group = stream->program, front;
  if (stream->terminal && number != SIGKILL && ioctl(stream->output[0], TIOCGPGRP, &front) == 0 && front > 1) group = front;
  if (stream->program > 0) kill(-group, number);
}

void tell_stream(struct frame frame) {
  struct stream *stream = find(frame.number);
  if (!stream) return; /* it ended a moment ago */
  uint8_t which, number;
  uint32_t credit;
  struct winsize size = {0};
  if (frame.type == 'I') {
    if (stream->pending_size + frame.size > INPUT_WINDOW) broken("input beyond the window");
    if (stream->input < 0 || stream->input_ends) { /* nobody will read it */
      credit = (uint32_t)frame.size;
      send_frame('a', stream->number, &credit, sizeof credit, NULL, 0);
      return;
    }
    memcpy(stream->pending + stream->pending_size, frame.bytes, frame.size);
    stream->pending_size += frame.size;
    pump_input(stream);
  } else if (frame.type == 'E') {
    stream->input_ends = true;
    pump_input(stream);
  } else if (frame.type == 'G' && take(&frame, &which, 1) && which < 2 && take(&frame, &credit, 4)) {
    stream->credit[which] += credit;
  } else if (frame.type == 'K' && take(&frame, &number, 1) && number >= 1 && number <= 64) {
    signal_program(stream, number);
  } else if (frame.type == 'Z' && take(&frame, &size.ws_row, 2) && take(&frame, &size.ws_col, 2)) {
    if (stream->terminal) ioctl(stream->output[0], TIOCSWINSZ, &size);
  } else if (frame.type == 'X') {
    /* What has hung up is reaped, and told, when it is dead. */
    if (stream->program > 0) end_session(stream->program);
    else drop(stream);
  } else broken("word to a stream");
}

/* All but this process and the first one, which is another user's. */
void end_everything(void) { kill(-1, SIGKILL); }
