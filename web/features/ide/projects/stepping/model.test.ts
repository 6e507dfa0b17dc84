import type { TracedStep } from '@devorbit/contract/execution/tracing.ts';
import { expect, test } from 'vitest';
import {
  cellKey,
  changesOf,
  cutText,
  levelsOf,
  linesAt,
  momentsOf,
  rowsOf,
  sentenceOf,
  valueText,
  variableKey,
} from './model.ts';

const plain: TracedStep = { event: 'line', frames: [], deeper: 0, objects: [], output: '', words: null, end: null };
const list = (id: string, ...texts: string[]) => ({
  id,
  type: 'list',
  shape: 'list' as const,
  cells: texts.map((text) => ({ key: null, value: { text } })),
  more: 0,
});
const main = (line: number, ...variables: TracedStep['frames'][number]['variables']) => ({
  name: 'main program',
  path: 'main.py',
  line,
  variables,
});
const a = { name: 'a', value: { ref: '1' } };
const b = { name: 'b', value: { ref: '1' } };

/** a = [1]; b = a; add(b, 2) in line 3 → print; the end. */
const steps: TracedStep[] = [
  { ...plain, frames: [main(1)] },
  { ...plain, frames: [main(2, a)], objects: [list('1', '1')] },
  { ...plain, frames: [main(3, a, b)] },
  {
    ...plain,
    event: 'call',
    frames: [
      { name: 'add', path: 'lib.py', line: 1, variables: [{ name: 'items', value: { ref: '1' } }] },
      main(3, a, b),
    ],
  },
  {
    ...plain,
    event: 'return',
    frames: [
      {
        name: 'add',
        path: 'lib.py',
        line: 2,
        variables: [{ name: 'items', value: { ref: '1' } }],
        returns: { text: '2' },
      },
      main(3, a, b),
    ],
    objects: [list('1', '1', '2')],
  },
  { ...plain, frames: [main(4, a, b)], output: 'size \u001b[31m2\u001b[0m\r\n' },
  { ...plain, event: 'end', end: { code: 0, signal: null } },
];
const moments = momentsOf(steps);

test('moments know all that is known by then; output is plain text, also where it came in pieces', () => {
  expect(moments.map(({ objects }) => objects.get('1')?.cells.length ?? 0)).toEqual([0, 1, 1, 1, 2, 2, 2]);
  expect(moments.at(-1)?.output).toBe('size 2\n');
  const pieces = momentsOf([
    { ...plain, output: 'a\u001b[3' },
    { ...plain, output: '1mb\u202e' },
  ]);
  expect(pieces.at(-1)?.output).toBe('ab');
});

test('what is new is marked: variables of a call, and cells of objects that changed', () => {
  expect([...changesOf(moments[0], moments[1]!)]).toEqual([variableKey(0, 'a'), cellKey('1', 0)]);
  expect([...changesOf(moments[1], moments[2]!)]).toEqual([variableKey(0, 'b')]);
  expect([...changesOf(moments[2], moments[3]!)]).toEqual([variableKey(1, 'items')]);
  expect([...changesOf(moments[3], moments[4]!)]).toEqual([cellKey('1', 1)]);
  expect([...changesOf(undefined, moments[1]!)]).toEqual([]);
});

test('the line that ran and the one that runs next are of the file in which it stands', () => {
  expect([0, 1, 3, 4, 5, 6].map((at) => linesAt(moments, at))).toEqual([
    { path: 'main.py', ran: null, next: 1 },
    { path: 'main.py', ran: 1, next: 2 },
    { path: 'lib.py', ran: null, next: 1 },
    { path: 'lib.py', ran: 1, next: 2 },
    { path: 'main.py', ran: 3, next: 4 },
    { path: 'main.py', ran: 4, next: null },
  ]);
});

test('a step is said in a sentence', () => {
  expect(moments.map((_, at) => sentenceOf(moments, at))).toEqual([
    'The program begins. Next: line 1.',
    'Line 1 ran. a is now [1]. Next: line 2.',
    'Line 2 ran. b is now [1]. Next: line 3.',
    'add is called with items = [1]. Next: line 1 of lib.py.',
    'add returns 2.',
    'Line 3 ran. It wrote “size 2”. Next: line 4 of main.py.',
    'The program ended with exit code 0.',
  ]);
});

test('what the last line has left is shown with the end, and nothing runs next', () => {
  const ended = momentsOf([
    steps[1]!,
    { ...plain, event: 'end', frames: [main(4, a, b)], end: { code: 0, signal: null } },
  ]);
  expect(linesAt(ended, 1)).toEqual({ path: 'main.py', ran: 2, next: null });
  expect(sentenceOf(ended, 1)).toBe('b is now [1]. The program ended with exit code 0.');
  expect(rowsOf(ended)[1]).toMatchObject({
    line: '',
    call: 'The program ended with exit code 0.',
    variables: ['a = [1]', 'b = [1]'],
  });
});

test('objects stand by how far they are from variables, each once; cycles end', () => {
  const cycle = momentsOf([
    {
      ...plain,
      frames: [main(1, a)],
      objects: [
        { ...list('1'), cells: [{ key: null, value: { ref: '2' } }] },
        {
          ...list('2'),
          cells: [
            { key: null, value: { ref: '1' } },
            { key: null, value: { ref: '3' } },
          ],
        },
        list('3'),
        list('4'),
      ],
    },
  ])[0]!;
  expect(levelsOf(cycle).map((level) => level.map(({ id }) => id))).toEqual([['1'], ['2'], ['3']]);
  expect(valueText({ ref: '1' }, cycle)).toBe('[[[list …], []]]');
});

test('the table has a row for each step, and a recording that is cut says so', () => {
  expect(rowsOf(moments)[4]).toEqual({
    step: 5,
    line: '2',
    call: 'add',
    variables: ['items = [1, 2]'],
    note: 'returns 2',
    output: '',
  });
  expect(rowsOf(moments)[5]?.output).toBe('size 2\n');
  expect(cutText('steps', 1000)).toBe('The first 1,000 steps are shown. The program was stopped there.');
  expect(cutText(null, 7)).toBeNull();
});
