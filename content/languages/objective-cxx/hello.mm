#import <objc/Object.h>
#include <iostream>

@interface Echo : Object
+ (void)start;
@end

@implementation Echo
+ (void)start {
    std::cout << "hello\n" << std::cin.rdbuf();
}
@end

int main() {
    [Echo start];
}
