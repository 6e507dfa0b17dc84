/* An initialised array: the program would be a file of 4 GB. */
char array[1L << 32] = {1};
int main(void) { return array[5]; }
