/* Stops itself: a stopped process neither runs nor ends. */
#include <signal.h>

int main(void) {
  raise(SIGSTOP);
}
