import { expect, test } from 'vitest';
import { argumentsOf, linksIn, pageAddress, plainText, recordOf, variablesOf, variablesText } from './model.ts';

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

test('a terminal’s output as plain text has no escapes, titles, clipboards or characters that turn lines around', () => {
  expect(
    plainText(
      '\u001bP$qm\u001b\\\u001b_x\u001b\\\u001b[31mred\u001b[0m\r\n\u001b]52;c;aGk=\u0007\u001b]0;title\u001b\\ok\u202e!\u0008',
    ),
  ).toBe('red\nok!');
});

test('arguments and variables as they are written', () => {
  expect(argumentsOf('')).toEqual([]);
  expect(argumentsOf('a b\n\n--x\n')).toEqual(['a b', '', '--x']);
  expect(variablesOf('A=b=c\n\n _x = 1')).toEqual({ A: 'b=c', _x: ' 1' });
  expect(variablesText({ A: 'b=c', _x: ' 1' })).toBe('A=b=c\n_x= 1');
  for (const wrong of ['A', '=b', '1A=b', 'A B=c']) expect(variablesOf(wrong)).toBe(`“${wrong}” isn’t NAME=value.`);
});

test('places of one’s own files in an output lead there', () => {
  const names = ['main.py', 'src/a.c', 'é.js'];
  const text = 'File "/box/main.py", line 3, in f; ./src/a.c:4:2: x a.c(7,8) b.c:1 /etc/main.py:2 é.js:5 main.py';
  expect(
    linksIn(text, names).map(({ from, to, file, line, column }) => [text.slice(from, to), file, line, column]),
  ).toEqual([
    ['File "/box/main.py", line 3', 'main.py', 3, null],
    ['./src/a.c:4:2', 'src/a.c', 4, 2],
    ['a.c(7,8', 'src/a.c', 7, 8],
    ['é.js:5', 'é.js', 5, null],
  ]);
  expect(linksIn('main.py:1 '.repeat(10_000), names)).toHaveLength(500);
});

test.each([
  ['https://docs.example/a?b=1', 'docs.example'],
  ['https://devorbit.example@elsewhere.example/', 'elsewhere.example'],
  ['https://pаypal.example/', 'xn--pypal-4ve.example'],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  ['/profile', undefined],
  [`https://a.example/${'a'.repeat(2_000)}`, undefined],
])('where %s leads', (text, host) => {
  expect(pageAddress(text)?.host).toBe(host);
});
