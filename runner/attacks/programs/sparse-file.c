/* A file of a terabyte that takes no room. */
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  int file = open("/tmp/sparse", O_RDWR | O_CREAT, 0600);
  return ftruncate(file, 1L << 40) != 0;
}
