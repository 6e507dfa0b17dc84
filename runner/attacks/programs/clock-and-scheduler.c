/* Turns the clock, asks for real time priority, dodges accounting between ticks; computes for ever. */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>

int main(void) {
  struct timespec past = {0};
  struct timeval early = {0};
  struct sched_param highest = {99};
  if (clock_settime(CLOCK_REALTIME, &past) == 0 || settimeofday(&early, NULL) == 0) puts("clock");
  if (sched_setscheduler(0, SCHED_FIFO, &highest) == 0 || sched_setscheduler(0, SCHED_RR, &highest) == 0) puts("scheduler");
  struct timespec moment = {0, 1000};
  for (;;) {
    for (volatile int i = 0; i < 100000; i++) {}
    nanosleep(&moment, NULL);
  }
}
