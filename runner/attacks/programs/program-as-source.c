ELF
/* A finished program, handed in as if it were source. */
int main(void) {}
