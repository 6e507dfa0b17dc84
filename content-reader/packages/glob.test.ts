import { cpuMs } from '@devorbit/testkit/work.ts';
import { expect, it } from 'vitest';
import { globMatcher } from './glob.ts';

it.each<[string, string, boolean]>([
  ['accepted', 'accepted', true],
  ['accepted', 'accepted/a.py', false],
  ['accepted/*', 'accepted/a.py', true],
  ['accepted/*.py', 'accepted/a.cpp', false],
  ['accepted/*a*', 'accepted/banana.py', true],
  ['*', 'accepted/a.py', false],
  ['*/a.py', 'accepted/a.py', true],
  ['*/*', 'accepted/a.py', true],
  ['a*/b', 'ax/y/b', false],
  ['{simple,complex}.py', 'complex.py', true],
  ['{a,b}/{c,d}.*', 'b/c.py', true],
  ['a.c', 'abc', false],
  ['', '', true],
  ['*', '', true],
])('%s of %s: %s', (glob, path, expected) => {
  expect(globMatcher(glob)(path)).toBe(expected);
});

it('is never slow, and does not stand for too many others', () => {
  const matches = globMatcher(`${'*a'.repeat(100)}b`);
  const spent = cpuMs(() => {
    for (let run = 0; run < 100; run++) expect(matches('a'.repeat(250))).toBe(false);
  });
  expect(spent).toBeLessThan(5_000);
  expect(() => globMatcher('{a,b}'.repeat(7))).toThrow(/stands for more than 100 others$/);
});
