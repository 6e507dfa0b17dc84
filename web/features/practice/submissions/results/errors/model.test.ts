import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { RunResult } from '@devorbit/contract/practice/submissions.ts';
import { describe, expect, test } from 'vitest';
import { errorReport } from './model.ts';

const _lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');
const _report = (language: PracticeLanguage, status: RunResult['status'], message: string, code = _lines(20)) =>
  errorReport({ language, status, message }, code);

describe('a compiler’s message', () => {
  test('of g++ names each line that is refused, without warnings and notes', () => {
    const said = `main.cpp: In function 'int solve(int)':
main.cpp:4:3: warning: unused variable 'x' [-Wunused-variable]
main.cpp:5:10: error: 'missing' was not declared in this scope
    5 |   return missing;
      |          ^~~~~~~
main.cpp:2:8: note: 'helper' declared here
main.cpp:7:1: error: expected ';' before '}' token
main.cpp:7:9: error: a second one of the same line
`;
    expect(_report('cpp', 'Compilation Error', said)).toEqual({
      headline: "'missing' was not declared in this scope",
      faults: [
        { line: 5, message: "'missing' was not declared in this scope" },
        { line: 7, message: "expected ';' before '}' token" },
      ],
      outside: false,
    });
  });

  test('of g++ about a library leads to the line that needed it', () => {
    const said = `In file included from /usr/include/c++/12/algorithm:61,
                 from main.cpp:2:
/usr/include/c++/12/bits/stl_algo.h: In instantiation of 'void std::sort(T, T)':
main.cpp:6:12:   required from here
/usr/include/c++/12/bits/stl_algo.h:1938:50: error: no match for 'operator-'
`;
    expect(_report('cpp', 'Compilation Error', said).faults).toEqual([
      { line: 6, message: "no match for 'operator-'" },
    ]);
  });

  test('of javac', () => {
    const said = `Main.java:3: error: ';' expected
    int a = 1
             ^
Main.java:9: error: cannot find symbol
  symbol:   variable b
2 errors`;
    expect(_report('java', 'Compilation Error', said).faults).toEqual([
      { line: 3, message: "';' expected" },
      { line: 9, message: 'cannot find symbol' },
    ]);
  });

  test('of Python, in both of its forms', () => {
    const said = `  File "main.py", line 3\n    x = (\n        ^\nSyntaxError: '(' was never closed`;
    expect(_report('python', 'Compilation Error', said)).toMatchObject({
      headline: "SyntaxError: '(' was never closed",
      faults: [{ line: 3, message: "SyntaxError: '(' was never closed" }],
    });
    const short = 'IndentationError: expected an indented block after function definition on line 1 (main.py, line 2)';
    expect(_report('python', 'Compilation Error', short).faults).toEqual([
      { line: 2, message: expect.stringContaining('IndentationError: expected an indented block') },
    ]);
  });

  test('of Node', () => {
    const said = `main.js:2\n  const = 3;\n        ^\n\nSyntaxError: Unexpected token '='\n`;
    expect(_report('javascript', 'Compilation Error', said).faults).toEqual([
      { line: 2, message: "SyntaxError: Unexpected token '='" },
    ]);
  });
});

describe('a crash', () => {
  test('of Python is at the innermost line of one’s own', () => {
    const said = `Runtime error on test 1 of 4: Exit code 1
Traceback (most recent call last):
  File "main.py", line 30, in <module>
    print(show(solve(data["nums"])))
  File "main.py", line 2, in solve
    return helper(nums)
  File "main.py", line 5, in helper
    return json.loads(nums)
  File "/usr/lib/python3.11/json/__init__.py", line 339, in loads
    raise TypeError(f'the JSON object must be str, bytes or bytearray, '
TypeError: the JSON object must be str, bytes or bytearray, not list`;
    expect(_report('python', 'Runtime Error', said)).toEqual({
      headline: 'TypeError: the JSON object must be str, bytes or bytearray, not list',
      faults: [{ line: 5, message: 'TypeError: the JSON object must be str, bytes or bytearray, not list' }],
      outside: false,
    });
  });

  test('of Python that came while another was handled is the last one', () => {
    const said = `Traceback (most recent call last):
  File "main.py", line 2, in solve
    {}[7]
KeyError: 7

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "main.py", line 4, in solve
    raise Missing from None
__main__.Missing`;
    expect(_report('python', 'Runtime Error', said)).toMatchObject({ headline: 'Missing', faults: [{ line: 4 }] });
  });

  test('of Node', () => {
    const said = `main.js:3
  return nums.missing.length;
                      ^

TypeError: Cannot read properties of undefined (reading 'length')
    at solve (main.js:3:23)
    at Object.<anonymous> (main.js:40:18)
    at Module._compile (node:internal/modules/cjs/loader:1554:14)

Node.js v24.21.0`;
    expect(_report('javascript', 'Runtime Error', said)).toEqual({
      headline: "TypeError: Cannot read properties of undefined (reading 'length')",
      faults: [{ line: 3, message: "TypeError: Cannot read properties of undefined (reading 'length')" }],
      outside: false,
    });
    const deep =
      'main.js:2\n  return solve(x);\n  ^\n\nRangeError: Maximum call stack size exceeded\n    at solve (main.js:2:3)';
    expect(_report('javascript', 'Runtime Error', deep).faults).toEqual([
      { line: 2, message: 'RangeError: Maximum call stack size exceeded' },
    ]);
  });

  test('of Java, with its causes', () => {
    const said = `Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 3
\tat java.base/java.util.ArrayList.get(ArrayList.java:427)
\tat Main.solve(Main.java:5)
\tat Main.main(Main.java:11)`;
    expect(_report('java', 'Runtime Error', said)).toMatchObject({
      headline: 'ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 3',
      faults: [{ line: 5 }],
    });
    const caused = `Exception in thread "main" java.lang.RuntimeException: outer
\tat Main.solve(Main.java:7)
Caused by: java.lang.IllegalStateException: inner
\tat Main.helper(Main.java:3)
\t... 1 more`;
    expect(_report('java', 'Runtime Error', caused)).toMatchObject({
      headline: 'IllegalStateException: inner',
      faults: [{ line: 3 }],
    });
  });

  test('of C++ says what was thrown, and no line', () => {
    const said = `Aborted (SIGABRT)
terminate called after throwing an instance of 'std::out_of_range'
  what():  vector::_M_range_check: __n (which is 5) >= this->size() (which is 3)`;
    expect(_report('cpp', 'Runtime Error', said)).toEqual({
      headline: 'std::out_of_range: vector::_M_range_check: __n (which is 5) >= this->size() (which is 3)',
      faults: [],
      outside: false,
    });
    expect(_report('cpp', 'Runtime Error', 'Segmentation fault (SIGSEGV)').headline).toBeNull();
  });
});

describe('what is not the author’s', () => {
  const starter = `# Write your solution here
def solve(nums):
    return nums


# Reads the input, calls solve and prints its answer. No need to change it.
import json
print(show(solve(data["nums"])))
`;
  const trace = (line: number) =>
    `Traceback (most recent call last):\n  File "main.py", line ${line}, in show\nKeyError: 7`;

  test('is never shown as their line: neither the starter’s rest nor what the judge adds below', () => {
    expect(_report('python', 'Runtime Error', trace(8), starter)).toEqual({
      headline: 'KeyError: 7',
      faults: [],
      outside: true,
    });
    expect(_report('python', 'Runtime Error', trace(40), 'def solve(nums):\n    return 1\n')).toMatchObject({
      faults: [],
      outside: true,
    });
    expect(_report('python', 'Runtime Error', trace(3), starter).faults).toEqual([{ line: 3, message: 'KeyError: 7' }]);
  });
});

test('other verdicts say nothing of lines', () => {
  const nothing = { headline: null, faults: [], outside: false };
  expect(_report('python', 'Wrong Answer', '  File "main.py", line 3')).toEqual(nothing);
  expect(_report('python', 'Time Limit Exceeded', 'It used more than 2,000 ms of CPU time')).toEqual(nothing);
});
