// Starts threads without end, each busy.
#include <thread>

int main() {
  for (;;) std::thread([] { for (volatile long i = 0;; i = i + 1) {} }).detach();
}
