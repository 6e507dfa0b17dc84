/* The way in for a runner that is not root: its helper becomes root of a user namespace of its own, and of nothing else. */
#include "lane.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Runs newuidmap or newgidmap, set-user-ID programs that grant what /etc/subuid or /etc/subgid allows: "program inside outside count …". */
static void map_ids(pid_t helper, char *words) {
  char pid[16], *arguments[16];
  int count = 0, how;
  snprintf(pid, sizeof pid, "%d", helper);
  for (char *word = strtok(words, " "); word && count < 14; word = strtok(NULL, " ")) {
    arguments[count++] = word;
    if (count == 1) arguments[count++] = pid;
  }
  arguments[count] = NULL;
  pid_t child = fork();
  if (child == 0) execv(arguments[0], arguments), _exit(127);
  if (child < 0 || waitpid(child, &how, 0) != child || how != 0) _exit(1);
}

/*
 * The maps are written from outside: within, those programs would have no rights. Then the helper starts again, without the
 * arguments `map-…`: only a program that was started in the namespace has its memory, and that of its boxes, belong to it.
 */
void enter_user_namespace(char **arguments, char *users, char *groups) {
  int begun[2], how;
  if (pipe2(begun, O_CLOEXEC) != 0) fail("pipe");
  pid_t helper = getpid(), mapper = fork();
  if (mapper < 0) fail("fork");
  if (mapper == 0) {
    char byte;
    close(begun[1]);
    if (read(begun[0], &byte, 1) != 1) _exit(1);
    map_ids(helper, users), map_ids(helper, groups);
    _exit(0);
  }
  close(begun[0]);
  if (unshare(CLONE_NEWUSER) != 0) fail("make a user namespace");
  if (write(begun[1], "", 1) != 1) fail("pipe");
  close(begun[1]);
  if (waitpid(mapper, &how, 0) != mapper) fail("wait for the maps");
  errno = 0;
  if (how != 0) fail("map the users");
  char **kept = arguments;
  for (char **each = arguments; *each; each++)
    if (strncmp(*each, "map-", 4) != 0) *kept++ = *each;
  *kept = NULL;
  execv("/proc/self/exe", arguments);
  fail("start in the user namespace");
}
