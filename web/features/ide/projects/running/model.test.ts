import { expect, test } from 'vitest';
import { argumentsOf, plainText, problemsIn, recordOf, variablesOf, variablesText } from './model.ts';

const end = { code: 0, signal: null, status: null, message: null, memory: 0, cpu_time: 1, wall_time: 1200, time: 1 };

test('what is said of a run: finished, silent, failed with its words', () => {
  expect(recordOf(end, 'hi', 'hi', 'python 3.11.2')).toEqual({
    type: 'success',
    message: 'Finished in 1.2 s · python 3.11.2',
  });
  expect(recordOf(end, '', '', 'x')).toEqual({
    type: 'error',
    message: 'No output received',
    details: 'Exit code 0, nothing was written',
  });
  expect(recordOf({ ...end, code: 1, status: 'RE' }, 'no', 'no', 'x')).toEqual({
    type: 'error',
    message: 'Execution failed',
    details: 'no\nExit code 1',
  });
  expect(recordOf({ ...end, code: null, status: 'TO', message: 'Time limit exceeded' }, '', '', 'x').details).toBe(
    'Time limit exceeded',
  );
});

test.each([
  [
    'gcc',
    'src/a.c:3:5: error: expected ;\nsrc/a.c:4:1: warning: unused',
    ['src/a.c'],
    [
      ['src/a.c', 3, 'expected ;'],
      ['src/a.c', 4, 'unused'],
    ],
  ],
  ['javac', 'Main.java:7: error: cannot find symbol', ['Main.java'], [['Main.java', 7, 'cannot find symbol']]],
  ['go', './main.go:4:2: undefined: x', ['main.go'], [['main.go', 4, 'undefined: x']]],
  [
    'rust',
    'error[E0425]: cannot find value `x`\n --> main.rs:2:5\n',
    ['main.rs'],
    [['main.rs', 2, 'error[E0425]: cannot find value `x`']],
  ],
  ['csharp', 'main.cs(3,7): error CS0103: The name `x`', ['main.cs'], [['main.cs', 3, 'CS0103: The name `x`']]],
  [
    'python',
    'Traceback (most recent call last):\r\n  File "/box/app.py", line 3, in <module>\r\n    x\r\nNameError: name \'x\' is not defined',
    ['app.py'],
    [['app.py', 3, "NameError: name 'x' is not defined"]],
  ],
  [
    'node',
    'ReferenceError: x is not defined\n    at Object.<anonymous> (/box/main.js:1:1)\n    at Module._compile (node:internal:1:1)',
    ['main.js'],
    [['main.js', 1, 'ReferenceError: x is not defined']],
  ],
  ['somebody else’s file', '/usr/lib/python3/x.py:3: error: no', ['main.py'], []],
])('places that %s names', (_, output, files, expected) => {
  expect(problemsIn(output, files).map(({ file, line, message }) => [file, line, message])).toEqual(expected);
});

test('a terminal’s output as plain text has no escapes, titles, clipboards or characters that turn lines around', () => {
  expect(plainText('\u001b[31mred\u001b[0m\r\n\u001b]52;c;aGk=\u0007\u001b]0;title\u001b\\ok\u202e!\u0008')).toBe(
    'red\nok!',
  );
});

test('arguments and variables as they are written', () => {
  expect(argumentsOf('')).toEqual([]);
  expect(argumentsOf('a b\n\n--x\n')).toEqual(['a b', '', '--x']);
  expect(variablesOf('A=b=c\n\n _x = 1')).toEqual({ A: 'b=c', _x: ' 1' });
  expect(variablesText({ A: 'b=c', _x: ' 1' })).toBe('A=b=c\n_x= 1');
  for (const wrong of ['A', '=b', '1A=b', 'A B=c']) expect(variablesOf(wrong)).toBe(`“${wrong}” isn’t NAME=value.`);
});
