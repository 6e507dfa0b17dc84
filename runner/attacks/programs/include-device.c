/* Includes files that have no end. */
#include "/dev/zero"
#include "/dev/urandom"
int main(void) {}
