import { expect, test } from 'vitest';
import { seededRandom } from '../drafts/random.ts';
import { mutantsOf } from './mutants.ts';

const program = (body: string) => ({
  language: 'python' as const,
  source: `def solve(n):\n    ${body}\n\n\n# Reads the input, 1 < 2\nprint(solve(1 + 1))\n`,
});
const bodies = (body: string) =>
  mutantsOf(program(body), seededRandom('seed')).map(({ source }) => source.split('\n')[1]?.trim());

test.each([
  ['return n < 5', ['return n <= 5', 'return n > 5', 'return n < 6', 'return n < 4']],
  ['return n + n', ['return n - n']],
  ['return min(n, n)', ['return max(n, n)']],
  ['return 0', ['return 1']],
  ['return n if n else n', ['return n if not (n) else n']],
  ['return n and n', ['return n or n']],
  ['return "a + 1 < 2"', []],
  ['return "\\" + 1" # it\'s 1 + 2 "', []],
  ['"""\n    Adds 1 < 2\n    """\n    # n + 1\n    return n', []],
])('%s has the mutants %j', (body, mutants) => {
  expect(bodies(body).toSorted()).toEqual(mutants.toSorted());
});

test('only solve is changed, one place at a time', () => {
  const { source } = program('return n % 3 == 1');
  for (const mutant of mutantsOf(program('return n % 3 == 1'), seededRandom('seed'))) {
    const changed = mutant.source.split('\n').filter((line, at) => line !== source.split('\n')[at]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(/^ {4}return/);
  }
});

test('what may never end comes last', () => {
  const mutants = bodies('while n < 5: n += 1');
  expect(mutants.length).toBeGreaterThan(3);
  const last = mutantsOf(program('x = 2 * n\n    while n < 5:\n        n += 1'), seededRandom('seed'));
  expect(last.slice(0, 3).every(({ source }) => source.includes('while n < 5:\n        n += 1'))).toBe(true);
});

test('the same seed gives the same order', () => {
  expect(bodies('return n < 5')).toEqual(bodies('return n < 5'));
});
