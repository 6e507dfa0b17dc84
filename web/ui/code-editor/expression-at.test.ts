import { expect, test } from 'vitest';
import { expressionAt } from './expression-at.ts';

/** The caret stands before the letter that is pointed at. */
const at = (marked: string): string | null => {
  const line = marked.replace('|', '');
  const found = expressionAt(line, marked.indexOf('|'));
  return found && line.slice(found.from, found.to);
};

test('a name with what leads to it, and not what it leads to', () => {
  expect(at('return |n * größe')).toBe('n');
  expect(at('return n * gr|öße')).toBe('größe');
  expect(at('x = |a.b.c')).toBe('a');
  expect(at('x = a.|b.c')).toBe('a.b');
  expect(at('x = a.b|.c')).toBe('a.b.c');
  expect(at('node->ne|xt->value')).toBe('node->next');
  expect(at('Self::LI|MIT')).toBe('Self::LIMIT');
  expect(at('this.#co|unt + a?.b')).toBe('this.#count');
  expect(at('this.#count + a?.|b')).toBe('a?.b');
  expect(at('pair.|0')).toBe('pair.0');
  expect(at('f(...re|st)')).toBe('rest');
  expect(at('for i in 0..|n')).toBe('n');
});

test('elements by numbers, names and keys; what stands in the brackets by itself', () => {
  expect(at('rows[i]|[0].name')).toBe('rows[i][0]');
  expect(at('rows[i][0].na|me')).toBe('rows[i][0].name');
  expect(at('|rows[i]')).toBe('rows');
  expect(at('rows[|i]')).toBe('i');
  expect(at('rows[a.|b].c')).toBe('a.b');
  expect(at("ages['Ada'|]")).toBe("ages['Ada']");
});

test('nothing that computes: calls, and members of what is computed', () => {
  expect(at('pri|nt(x)')).toBeNull();
  expect(at('i|f (x)')).toBeNull();
  expect(at('a.push|(x)')).toBeNull();
  expect(at('list.po|p().name')).toBeNull();
  expect(at('list.pop().na|me')).toBeNull();
  expect(at('l|ist.pop().name')).toBe('list');
  expect(at('rows[i + 1].na|me')).toBeNull();
  expect(at('rows[|i + 1]')).toBe('i');
  expect(at('x | = 1')).toBeNull();
  expect(at('x = |12')).toBeNull();
  expect(at('x = 0x|1F')).toBeNull();
});
