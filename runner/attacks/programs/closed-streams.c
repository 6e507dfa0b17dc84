/* Closes its streams and goes on working for a while. */
#include <unistd.h>

int main(void) {
  for (int stream = 0; stream < 3; stream++) close(stream);
  usleep(100000);
}
