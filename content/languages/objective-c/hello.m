#import <objc/Object.h>
#include <stdio.h>

@interface Echo : Object
+ (void)start;
@end

@implementation Echo
+ (void)start {
    puts("hello");
    for (int c; (c = getchar()) != EOF;) putchar(c);
}
@end

int main(void) {
    [Echo start];
}
