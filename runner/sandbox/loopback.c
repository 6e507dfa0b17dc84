/* The one network device of a workspace: a debugger and what it debugs talk over it. */
#include "lane.h"
#include <net/if.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

/* In the lane's own network, whose only device it is. */
void raise_loopback(void) {
  struct ifreq request = {.ifr_flags = IFF_UP | IFF_RUNNING};
  strcpy(request.ifr_name, "lo");
  int any = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (any < 0 || ioctl(any, SIOCSIFFLAGS, &request) != 0) fail("raise loopback");
  close(any);
}
