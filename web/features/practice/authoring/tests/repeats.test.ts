import { expect, test } from 'vitest';
import { argumentLines, generatedTests, repeated } from './repeats.ts';

test.each([
  ['100 1', ['100 1']],
  ['100 {1..3}', ['100 1', '100 2', '100 3']],
  ['{3..1}', ['3', '2', '1']],
  ['{-1..1}', ['-1', '0', '1']],
  ['{10, 20} {1..2} x', ['10 1 x', '10 2 x', '20 1 x', '20 2 x']],
  ['{a} {1..} {}', ['{a} {1..} {}']],
  ['', ['']],
])('%j stands for %j', (line, lines) => expect(repeated(line, 50)).toEqual(lines));

test('no more than is asked for, however large the braces are', () => {
  expect(repeated('{1..999999999} {1..999999999}', 200)).toHaveLength(200);
  expect(argumentLines('{1..5}\n{1..5}', 7)).toEqual(['1', '2', '3', '4', '5', '1', '2']);
});

test('every line that is not blank counts; a blank text is one call without arguments', () => {
  expect(argumentLines(' 1 \n\n 2 {1..2}\n', 50)).toEqual(['1', '2 1', '2 2']);
  expect(argumentLines(' \n ', 50)).toEqual(['']);
});

test('names go on where the taken ones end, and fit', () => {
  const made = generatedTests({ generator: 'gen.py', prefix: 'random', lines: ['1', '2'] }, ['random-1', 'one']);
  expect(made).toEqual([
    { kind: 'generated', name: 'random-2', generator: 'gen.py', args: '1' },
    { kind: 'generated', name: 'random-3', generator: 'gen.py', args: '2' },
  ]);
  const [long] = generatedTests({ generator: 'g', prefix: 'x'.repeat(90), lines: [''] }, []);
  expect(long?.name.length).toBeLessThanOrEqual(60);
});
