/* The project's files: every path is taken from /box, and no link of it is followed. */
#include "agent.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define MOST_LISTED 2000
#define DEEPEST 16
#define MOST_WATCHED 256
#define TELL_EVERY_MS 250

static int box = -1;

/* Neither a link, nor a way out, nor anything that is no file or folder is opened: a FIFO would never answer. */
static int open_beneath(const char *path, uint64_t flags) {
  struct open_how how = {.flags = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, .mode = flags & (O_TMPFILE & ~O_DIRECTORY) ? 0644 : 0, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS};
  return (int)syscall(SYS_openat2, box, path, &how, sizeof how);
}

/* Opens the folder above and tells the last part of the path. */
static int open_above(const char *path, const char **name) {
  char above[4096] = ".";
  const char *slash = strrchr(path, '/');
  *name = slash ? slash + 1 : path;
  if (slash) snprintf(above, sizeof above, "%.*s", (int)(slash - path), path);
  return open_beneath(above, O_DIRECTORY | O_RDONLY);
}

/* The folder and all those above it; one that is there already is fine. */
static bool make_folders(const char *path) {
  char part[4096];
  for (size_t i = 1; i <= strlen(path) && i < sizeof part; i++) {
    if (path[i] && path[i] != '/') continue;
    memcpy(part, path, i), part[i] = 0;
    const char *name;
    int above = open_above(part, &name);
    if (above < 0) return false;
    int made = mkdirat(above, name, 0755), error = errno;
    close(above);
    errno = error;
    if (made != 0 && errno != EEXIST) return false;
  }
  int folder = open_beneath(path, O_DIRECTORY | O_RDONLY);
  if (folder >= 0) close(folder);
  return folder >= 0;
}

static int remove_at(int folder, const char *name, int depth) {
  if (unlinkat(folder, name, 0) == 0 || errno == ENOENT) return 0;
  if (errno != EISDIR && errno != EPERM) return errno;
  int inner = depth < DEEPEST * 16 ? openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : -1;
  DIR *entries = inner < 0 ? NULL : fdopendir(inner);
  if (!entries) return errno;
  for (struct dirent *entry; (entry = readdir(entries));)
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) remove_at(dirfd(entries), entry->d_name, depth + 1);
  closedir(entries);
  return unlinkat(folder, name, AT_REMOVEDIR) == 0 ? 0 : errno;
}

static int written = -1; /* the file without a name that is being written */

/* Gives it the name, in the place of what stands there, whose rights to be run it keeps. */
static int name_written(int folder, const char *name) {
  char path[64];
  struct stat old;
  snprintf(path, sizeof path, "/proc/self/fd/%d", written);
  if (fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(old.st_mode)) fchmod(written, 0644 | (old.st_mode & 0111));
  if (unlinkat(folder, name, 0) != 0 && errno != ENOENT) return errno;
  return linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

/* u8: bits 1 for the first piece of a file, 2 for the last; then its path, ended by a zero byte, and bytes. Until the last one is there, what was there before is. */
static int write_piece(struct frame *frame) {
  uint8_t place;
  const char *path, *name;
  if (!take(frame, &place, 1) || !(path = take_string(frame))) broken("piece of a file");
  char above[4096];
  const char *slash = strrchr(path, '/');
  snprintf(above, sizeof above, "%.*s", slash ? (int)(slash - path) : 0, path);
  if (place & 1) {
    if (written >= 0) close(written), written = -1;
    if (*above && !make_folders(above)) return errno;
    written = open_beneath(*above ? above : ".", O_TMPFILE | O_WRONLY);
  }
  if (written < 0) return place & 1 ? errno : EBADF;
  int error = 0;
  for (size_t done = 0; !error && done < frame->size;) {
    ssize_t part = write(written, frame->bytes + done, frame->size - done);
    if (part > 0) done += (size_t)part;
    else if (errno != EINTR) error = errno;
  }
  if (!error && place & 2) {
    int folder = open_above(path, &name);
    error = folder < 0 ? errno : name_written(folder, name);
    if (folder >= 0) close(folder);
  }
  if (error || place & 2) close(written), written = -1;
  return error;
}

/* Path, ended by a zero byte, then u64 from where: answers u64 size and up to a piece of its bytes. */
static void read_piece(struct frame frame) {
  static char piece[sizeof(uint64_t) + PIECE];
  uint64_t from;
  const char *path = take_string(&frame);
  if (!path || !take(&frame, &from, sizeof from)) broken("piece of a file");
  int file = open_beneath(path, O_RDONLY);
  struct stat entry;
  if (file < 0 || fstat(file, &entry) != 0 || !S_ISREG(entry.st_mode)) {
    send_failure(frame.number, file < 0 ? errno : EINVAL);
    if (file >= 0) close(file);
    return;
  }
  uint64_t whole = (uint64_t)entry.st_size;
  ssize_t size = pread(file, piece + sizeof whole, PIECE, (off_t)from);
  close(file);
  memcpy(piece, &whole, sizeof whole);
  if (size < 0) send_failure(frame.number, errno);
  else send_done(frame.number, piece, sizeof whole + (size_t)size);
}

/* An entry as the runner reads it: a letter, u64 size, modified and changed in ns, and number, u16 length of the path, the path. */
static int listed;
static void list_folder(uint16_t number, int folder, char *path, size_t length, int depth) {
  DIR *entries = fdopendir(folder);
  if (!entries) {
    close(folder);
    return;
  }
  for (struct dirent *entry; listed < MOST_LISTED && (entry = readdir(entries));) {
    size_t size = strlen(entry->d_name);
    struct stat facts;
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0 || length + 1 + size > 1024) continue;
    if (fstatat(dirfd(entries), entry->d_name, &facts, AT_SYMLINK_NOFOLLOW) != 0) continue;
    size_t whole = length + (length > 0) + size;
    if (length) path[length] = '/';
    memcpy(path + whole - size, entry->d_name, size);
    struct __attribute__((packed)) { char kind; uint64_t size, modified, changed, inode; uint16_t length; } told = {
        S_ISREG(facts.st_mode) ? 'f' : S_ISDIR(facts.st_mode) ? 'd' : 'o', (uint64_t)facts.st_size,
        (uint64_t)facts.st_mtim.tv_sec * 1000000000 + (uint64_t)facts.st_mtim.tv_nsec,
        (uint64_t)facts.st_ctim.tv_sec * 1000000000 + (uint64_t)facts.st_ctim.tv_nsec, facts.st_ino, (uint16_t)whole};
    send_frame('e', number, &told, sizeof told, path, whole);
    listed++;
    if (told.kind != 'd' || depth == DEEPEST) continue;
    int inner = openat(dirfd(entries), entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inner >= 0) list_folder(number, inner, path, whole, depth + 1);
  }
  closedir(entries);
}

void obey_about_files(struct frame frame) {
  int error = 0;
  const char *path, *name, *new_name, *to;
  if (frame.type == 'r') {
    read_piece(frame);
    return;
  }
  if (frame.type == 'l') {
    static char whole[1100];
    listed = 0;
    list_folder(frame.number, openat(box, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), whole, 0, 1);
    uint8_t more = listed == MOST_LISTED;
    send_done(frame.number, &more, 1);
    return;
  }
  if (frame.type == 'w') error = write_piece(&frame);
  else if (!(path = take_string(&frame))) broken("path");
  else if (frame.type == 'm') error = make_folders(path) ? 0 : errno;
  else {
    int folder = open_above(path, &name);
    error = folder < 0 ? errno : 0;
    if (!error && frame.type == 'd') error = remove_at(folder, name, 0);
    if (!error && frame.type == 'n') {
      if (!(to = take_string(&frame))) broken("path");
      char above[4096];
      const char *slash = strrchr(to, '/');
      snprintf(above, sizeof above, "%.*s", slash ? (int)(slash - to) : 0, to);
      int target = *above && !make_folders(above) ? -1 : open_above(to, &new_name);
      error = target < 0 || renameat(folder, name, target, new_name) != 0 ? errno : 0;
      if (target >= 0) close(target);
    }
    if (folder >= 0) close(folder);
  }
  if (error) send_failure(frame.number, error);
  else send_done(frame.number, NULL, 0);
}

static int watch = -1, watched;
static bool changed, new_folders;
static uint64_t told_at;

static uint64_t now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

/* That something has changed is told, never what: a storm of events costs no more than this. */
static void watch_folder(int folder, int depth) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", folder);
  if (watched >= MOST_WATCHED || depth > DEEPEST || inotify_add_watch(watch, path, IN_CREATE | IN_DELETE | IN_MOVE | IN_CLOSE_WRITE | IN_ONLYDIR) < 0) {
    close(folder);
    return;
  }
  watched++;
  DIR *entries = fdopendir(folder);
  if (!entries) {
    close(folder);
    return;
  }
  for (struct dirent *entry; (entry = readdir(entries));) {
    if (entry->d_type != DT_DIR || strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    int inner = openat(dirfd(entries), entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inner >= 0) watch_folder(inner, depth + 1);
  }
  closedir(entries);
}

void watch_files(void) {
  box = open("/box", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (box < 0 || watch < 0) broken("/box");
  watch_folder(openat(box, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), 1);
}

int files_handle(void) { return watch; }

int until_changes_are_told(void) {
  if (!changed) return -1;
  uint64_t passed = now_ms() - told_at;
  return passed >= TELL_EVERY_MS ? 0 : (int)(TELL_EVERY_MS - passed);
}

void read_changes(void) {
  static char events[16384] __attribute__((aligned(8)));
  ssize_t size = read(watch, events, sizeof events);
  for (ssize_t at = 0; at < size;) {
    const struct inotify_event *event = (const struct inotify_event *)(events + at);
    new_folders |= (event->mask & (IN_ISDIR | IN_Q_OVERFLOW)) != 0;
    at += (ssize_t)(sizeof *event + event->len);
  }
  if (size > 0) changed = true;
  if (until_changes_are_told() != 0) return;
  changed = false, told_at = now_ms();
  send_frame('v', 0, NULL, 0, NULL, 0);
  if (!new_folders) return;
  new_folders = false, watched = 0; /* one that is watched already stays so */
  watch_folder(openat(box, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), 1);
}
