#include <stdio.h>

int main(void) {
    int c;
    puts("hello");
    while ((c = getchar()) != EOF) putchar(c);
    return 0;
}
