import { expect, test } from 'vitest';
import { type Mine, reconcile, type Step } from './model.ts';

const STARTER = 'def solve(): pass';
const _mine = (code: string | null, seen: number, dirty: boolean): Mine => ({ code, seen, dirty });
const _theirs = (code: string, revision: number) => ({ code, revision });

const cases: [string, Mine | null, ReturnType<typeof _theirs> | null, Step][] = [
  ['nothing anywhere', null, null, 'nothing'],
  ['typed here alone', _mine('a', 0, true), null, 'send'],
  ['only the starter code here', _mine(null, 0, true), null, 'nothing'],
  ['a fresh device', null, _theirs('b', 3), 'take'],
  ['the starter code there', null, _theirs(STARTER, 3), 'nothing'],
  ['the same on both', _mine('a\n', 0, true), _theirs('a', 3), 'same'],
  ['newer there, unchanged here', _mine('a', 2, false), _theirs('b', 3), 'take'],
  ['newer here, unchanged there', _mine('a', 3, true), _theirs('b', 3), 'send'],
  ['changed on both', _mine('a', 2, true), _theirs('b', 3), 'conflict'],
  ['typed here before the other was seen', _mine('a', 0, true), _theirs('b', 3), 'conflict'],
  ['reset here, unchanged there', _mine(null, 3, true), _theirs('b', 3), 'send'],
  ['reset here, changed there', _mine(null, 2, true), _theirs('b', 3), 'take'],
  ['reset there, unchanged here', _mine('a', 3, false), null, 'gone'],
  ['reset there, changed here', _mine('a', 3, true), null, 'send'],
  ['an answer from before the last one sent', _mine('a', 5, false), _theirs('b', 3), 'nothing'],
];
test.each(cases)('%s', (_, mine, theirs, step) => {
  expect(reconcile(mine, theirs, false, STARTER)).toBe(step);
});

test('what this browser wrote itself is no other version', () => {
  expect(reconcile(_mine('a', 2, true), _theirs('b', 3), true, STARTER)).toBe('send');
});
