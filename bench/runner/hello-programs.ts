import { realpathSync } from 'node:fs';
import { NODE_IN_BOX } from '@devorbit/runner/sandbox/box-view.ts';

/** The same program outside and inside of a box; `{}` stands for the folder that it lies in. */
export type Hello = {
  name: string;
  file: string;
  source: string;
  compile: string[];
  bare: string[];
  boxed: string[];
  rounds: number;
};

const java = [realpathSync('/usr/bin/java'), '-XX:-UsePerfData', '-XX:TieredStopAtLevel=1', '-cp', '{}', 'Hello'];

export const hellos: Hello[] = [
  {
    name: 'c',
    file: 'hello.c',
    source: '#include <stdio.h>\nint main(void) { puts("hello"); }\n',
    compile: ['/usr/bin/gcc', '-O2', '-o', 'hello', 'hello.c'],
    bare: ['{}/hello'],
    boxed: ['{}/hello'],
    rounds: 300,
  },
  {
    name: 'python',
    file: 'hello.py',
    source: 'print("hello")\n',
    compile: ['/bin/true'],
    bare: ['/usr/bin/python3', '{}/hello.py'],
    boxed: ['/usr/bin/python3', '{}/hello.py'],
    rounds: 150,
  },
  {
    name: 'node',
    file: 'hello.js',
    source: 'console.log("hello")\n',
    compile: ['/bin/true'],
    bare: [realpathSync(process.execPath), '{}/hello.js'],
    boxed: [NODE_IN_BOX, '{}/hello.js'],
    rounds: 120,
  },
  {
    name: 'java',
    file: 'Hello.java',
    source: 'class Hello { public static void main(String[] a) { System.out.println("hello"); } }\n',
    compile: ['/usr/bin/javac', 'Hello.java'],
    bare: java,
    boxed: java,
    rounds: 120,
  },
];

/** 40 tests of this: reads numbers, sorts them, prints their order's checksum. */
export const sorter = {
  file: 'sorter.cpp',
  source: `#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
  std::vector<long> numbers;
  for (long number; std::scanf("%ld", &number) == 1;) numbers.push_back(number);
  std::sort(numbers.begin(), numbers.end());
  unsigned long sum = 0;
  for (long number : numbers) sum = sum * 31 + number;
  std::printf("%lu\\n", sum);
}
`,
  compile: ['/usr/bin/g++', '-O2', '-o', 'sorter', 'sorter.cpp'],
  argv: ['{}/sorter'],
};
