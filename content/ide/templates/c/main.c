#include <stdio.h>

static long gcd(long a, long b) {
    while (b != 0) {
        long rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

int main(void) {
    long a, b;
    printf("Two numbers: ");
    fflush(stdout);
    if (scanf("%ld %ld", &a, &b) != 2) {
        fprintf(stderr, "Two numbers, please.\n");
        return 1;
    }
    printf("gcd(%ld, %ld) = %ld\n", a, b, gcd(a, b));
    return 0;
}
