/* The agent: the one program that the runner starts in a workspace. It runs as the learner, who may end it or lie in its name. */
#pragma once
#define _GNU_SOURCE
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define MAX_FRAME (64 * 1024 + 8 * 1024) /* the longest piece of a file, and its name */
#define PIECE (64 * 1024)
#define MOST_STREAMS 24
#define INPUT_WINDOW (64 * 1024) /* what the runner may send of a stream's input before some of it was taken */

/* A frame's body: a letter, the number of a stream or of a request, then the letter's fields. */
struct frame { char type; uint16_t number; const char *bytes; size_t size; };

/* Something that bytes go to and come from: a program on a terminal or on pipes, or a connection. */
struct stream {
  bool open, terminal;
  uint16_t number;
  pid_t program;     /* 0: a connection */
  int input;         /* -1 when it is closed; with a terminal or a connection the same file as output[0] */
  int output[2];     /* the second: its errors, where they have a pipe of their own */
  int theirs;        /* the program's side of its terminal, kept open so that ours never reads as ended */
  uint32_t credit[2];
  char *pending;     /* input that it has not taken yet */
  size_t pending_size;
  bool input_ends;
};

extern struct stream streams[MOST_STREAMS];

_Noreturn void broken(const char *what);
bool take(struct frame *frame, void *target, size_t size);
const char *take_string(struct frame *frame);
void send_frame(char type, uint16_t number, const void *head, size_t head_size, const void *bytes, size_t size);
void send_done(uint16_t number, const void *bytes, size_t size);
void send_failure(uint16_t number, int error);

void start_program(struct frame frame);
void connect_to(struct frame frame);
void tell_stream(struct frame frame); /* input, its end, credit, a signal, a size, or that it is to be closed */
void pump_input(struct stream *stream);
void pump_output(struct stream *stream, int which);
void reap_programs(void);
void end_everything(void);

void obey_about_files(struct frame frame);
void watch_files(void);
int files_handle(void);
void read_changes(void);
int until_changes_are_told(void); /* in ms; -1 where there is nothing to tell */
