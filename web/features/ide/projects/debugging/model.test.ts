import type { Stop } from '@devorbit/contract/execution/debugging.ts';
import { expect, test } from 'vitest';
import {
  breakpointsByPath,
  inOrder,
  isMisplaced,
  moved,
  stopText,
  toggled,
  valuesOn,
  withBreakpoint,
} from './model.ts';

const plain = (file: number, line: number) => ({ file, line, condition: null, log: null });
const files = [
  { id: 1, name: 'src/b.py' },
  { id: 2, name: 'a.py' },
];

test('a line has a breakpoint or has none; one with a condition takes the place of the one on its line', () => {
  const one = toggled([], 1, 3);
  expect(one).toEqual([plain(1, 3)]);
  expect(toggled(one, 2, 3)).toEqual([plain(1, 3), plain(2, 3)]);
  expect(toggled(one, 1, 3)).toEqual([]);
  expect(withBreakpoint(one, { ...plain(1, 3), condition: 'n > 1' })).toEqual([{ ...plain(1, 3), condition: 'n > 1' }]);
});

test('a debugger gets those of files that are there; they stand in the order of their places', () => {
  const all = [plain(1, 9), plain(1, 2), plain(3, 1), plain(2, 5)];
  expect(breakpointsByPath(all, files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'src/b.py:9',
    'src/b.py:2',
    'a.py:5',
  ]);
  expect(inOrder(all, files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'a.py:5',
    'src/b.py:2',
    'src/b.py:9',
  ]);
});

test('lines move with the text; of two on one line the first stays; those of other files stay', () => {
  const all = [plain(1, 2), plain(1, 3), plain(2, 2)];
  expect(moved(all, 1, new Map([[2, 4]]))).toEqual([plain(1, 4), plain(1, 3), plain(2, 2)]);
  expect(moved(all, 1, new Map([[3, 2]]))).toEqual([plain(1, 2), plain(2, 2)]);
});

test('values of the variables that a line names', () => {
  const variable = (name: string, value: string) => ({ name, value, kind: null, reference: 0 });
  const all = [variable('n', '2'), variable('größe', '7'), variable('nn', '1'), variable('s', `"${'x'.repeat(60)}"`)];
  expect(valuesOn('  return n * größe', all)).toBe('n = 2, größe = 7');
  expect(valuesOn('print(s)', all)).toBe(`s = "${'x'.repeat(38)}…`);
  expect(valuesOn('pass', all)).toBe('');
});

test('why and where it has stopped, in words', () => {
  const stop = (part: Partial<Stop>): Stop => ({
    reason: 'breakpoint',
    text: null,
    frames: [{ id: 1, name: 'f', path: 'a.py', line: 3 }],
    scopes: [],
    ...part,
  });
  expect(stopText(stop({}))).toBe('Stopped at a breakpoint, line 3 of a.py');
  expect(stopText(stop({ reason: 'step' }))).toBe('Stopped after a step, line 3 of a.py');
  expect(stopText(stop({ reason: 'exception', text: 'ValueError: no' }))).toBe(
    'Stopped at an exception, line 3 of a.py: ValueError: no',
  );
  expect(stopText(stop({ reason: 'pause', frames: [] }))).toBe('Stopped because you paused it');
});

test('a breakpoint without code is known by the line that was asked for', () => {
  const placed = [{ path: 'a.py', asked: 3, line: 3, verified: false, message: 'No code' }];
  expect(isMisplaced(placed, 'a.py', 3)).toBe(true);
  expect(isMisplaced(placed, 'a.py', 4)).toBe(false);
});
