// Includes itself without end.
#include "include-itself.cpp"
#include "include-itself.cpp"
int main() {}
