import { readProblemMatchers } from '@devorbit/content-reader/ide-languages.ts';
import { expect, test } from 'vitest';
import { COMMON_MATCHER, diagnosticsIn } from './diagnostics.ts';
import { ProblemMatcher } from './problem-matchers.ts';

// What real tools write is tested where they are: runner/workspaces/problems.test.ts.
const matchers = readProblemMatchers('content/languages');
const sources = (texts: Record<string, string>) => ({
  names: Object.keys(texts),
  textOf: (name: string) => texts[name] ?? null,
});

test('tools of other languages are read by what most of them write', () => {
  const output = 'main.lua:3:5: error: one\r\n./main.lua:4: two\nmain.lua(6,7): warning W1 three\nother.lua:1: no\n';
  expect(diagnosticsIn(output, COMMON_MATCHER, sources({ 'main.lua': '' }))).toEqual([
    { file: 'main.lua', line: 3, column: 5, endColumn: null, severity: 'error', message: 'one' },
    { file: 'main.lua', line: 4, column: null, endColumn: null, severity: 'error', message: 'two' },
    { file: 'main.lua', line: 6, column: 7, endColumn: null, severity: 'warning', message: 'W1 three' },
  ]);
});

test('what says the same twice stands there once, and files of others nowhere', () => {
  const python = matchers['python']!;
  const output = (file: string) => `  File "${file}", line 1, in f\n    x\n    ^\nNameError: x\n`;
  const known = sources({ 'a.py': 'x\n', 'lib/b.py': 'y' });
  expect(diagnosticsIn(output('/box/a.py') + output('a.py'), python, known)).toHaveLength(1);
  for (const other of ['/usr/lib/a.py', '/box/../a.py', '/box/lib/a.py', 'lib/../a.py', 'c.py'])
    expect(diagnosticsIn(output(other), python, known)).toEqual([]);
});

test('a tool that names no file means the one that was run', () => {
  const output = 'Parse error near line 2: near "c": syntax error\n  select a b c;\n             ^--- error here\n';
  const known = sources({ 'a.sql': 'select 1;\nselect a b c;\n', 'b.sql': '' });
  const found = [
    { file: 'a.sql', line: 2, column: null, endColumn: null, severity: 'error', message: 'near "c": syntax error' },
  ];
  expect(diagnosticsIn(output, matchers['sqlite3']!, { ...known, entry: 'a.sql' })).toEqual(found);
  expect(diagnosticsIn(output, matchers['sqlite3']!, { ...known, entry: 'gone.sql' })).toEqual([]);
  expect(diagnosticsIn(output, matchers['sqlite3']!, known)).toEqual([]);
});

test('a number that is no line, and a column that the line does not have, do no harm', () => {
  const known = sources({ 'a.c': 'int x;' });
  for (const line of ['0', '9'.repeat(30)])
    expect(diagnosticsIn(`a.c:${line}:1: error: no`, matchers['c']!, known)).toEqual([]);
  expect(diagnosticsIn('a.c:1:999999: error: no', matchers['c']!, known)).toMatchObject([{ line: 1, column: 7 }]);
});

test('an output that is made to be slow, or endless, is read to its end', () => {
  const parts = [
    'a',
    ' ',
    ':',
    '~',
    '^',
    '(',
    "'",
    'at ',
    '1:',
    'Assertion ',
    'File "',
    '\t',
    '/a',
    "panicked at '",
    '--> ',
  ];
  for (const matcher of [...new Set(Object.values(matchers)), COMMON_MATCHER]) {
    for (const part of parts) {
      const line = part.repeat(2_000);
      const output = `main.x:1:1: error: first\n${`${line}\n`.repeat(300)}`;
      expect(diagnosticsIn(output, matcher, sources({ 'main.x': 'x' })).length).toBeLessThanOrEqual(200);
    }
    const places = Array.from({ length: 20_000 }, (_, at) => `  File "main.x", line ${at}\nmain.x:${at}:1: error: x\n`);
    expect(diagnosticsIn(places.join(''), matcher, sources({ 'main.x': '' })).length).toBeLessThanOrEqual(200);
  }
});

test.each([
  ['no expression', '('],
  ['a group that means nothing', '^(?<file>a)(?<other>b)$'],
  ['no file and no line', '^(?<message>1)$'],
  ['a repeated repetition', '^(?<file>(a+)+)$'],
])('a matcher with %s is refused', (_, place) => {
  expect(ProblemMatcher.safeParse({ places: [{ place }] }).success).toBe(false);
});
