import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { changesBetween, faultText } from './model.ts';

const apply = (before: string, after: string) => {
  const doc = Text.of(before.split('\n'));
  const changes = ChangeSet.of(changesBetween(before, after) as never, doc.length);
  return { text: changes.apply(doc).toString(), changes };
};

test('only what is another text is touched: places in between stay where they are', () => {
  const before = 'def f( x ):\n  return  {"a":x}\n\nprint(f(1))\n';
  const after = 'def f(x):\n  return {"a": x}\n\nprint(f(1))\n';
  const { text, changes } = apply(before, after);
  expect(text).toBe(after);
  for (const word of ['return', '{"a"', 'print', 'f(1)'])
    expect(after.slice(changes.mapPos(before.indexOf(word), 1)).startsWith(word)).toBe(true);
  expect(apply(before, before).changes.empty).toBe(true);
});

test('texts with nothing in common, and ones with very many changes, end up right, in few parts', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `${at}`);
  const many = apply(lines.join('\n'), lines.map((line) => `  ${line}`).join('\n'));
  expect(many.text.startsWith('  0\n  1\n')).toBe(true);
  expect(many.text.endsWith('\n  19999')).toBe(true);
  expect((many.changes.toJSON() as unknown[]).length).toBeLessThan(20_000);
  expect(apply('a'.repeat(5_000), 'bc'.repeat(5_000)).text).toBe('bc'.repeat(5_000));
});

test('a syntax error is told in one sentence', () => {
  expect(faultText('main.py', { fault: 'Expected …', line: 3 })).toBe(
    'main.py has a syntax error in line 3, so it wasn’t formatted.',
  );
  expect(faultText('main.py', { fault: 'Expected …', line: null })).toBe(
    'main.py has a syntax error, so it wasn’t formatted.',
  );
});
