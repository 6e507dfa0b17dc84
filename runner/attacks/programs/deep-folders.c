/* Makes a folder in a folder in a folder, deeper than any path can name. */
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  chdir("/tmp");
  while (mkdir("d", 0700) == 0 && chdir("d") == 0) {}
  return 1;
}
