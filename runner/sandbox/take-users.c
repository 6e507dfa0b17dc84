/*
 * take-users FIRST COUNT END: locks COUNT bytes of the file on descriptor 3, one for each id, and prints the first. They
 * begin at FIRST, or where END leaves room, at the first free place after it; exit code 1 where all are taken. The lock
 * belongs to the open file, which the caller keeps: the kernel lets go of it when nobody has that open any more.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
  if (count != 4) return 2;
  long first = atol(arguments[1]), ids = atol(arguments[2]), end = atol(arguments[3]);
  while (first + ids <= end) {
    struct flock wanted = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = first, .l_len = ids}, found = wanted;
    if (fcntl(3, F_OFD_SETLK, &wanted) == 0) return printf("%ld\n", first) < 0;
    if ((errno != EAGAIN && errno != EACCES) || fcntl(3, F_OFD_GETLK, &found) != 0) {
      fprintf(stderr, "%s\n", strerror(errno));
      return 2;
    }
    if (found.l_type != F_UNLCK) first = found.l_start + found.l_len; /* else it was let go of meanwhile: once more */
  }
  return 1;
}
