#include <stdio.h>

int main(void) {
    puts("hello");
    for (int c; (c = getchar()) != EOF;) putchar(c);
}
