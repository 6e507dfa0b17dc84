import { ValueType } from '@devorbit/contract/execution/languages.ts';
import { SolutionRole } from '@devorbit/contract/practice/authoring.ts';
import { expect, test } from 'vitest';
import { _draft } from './_draft.ts';
import { contentsText, liveText, moved, partAddress, partCount, partFrom, parts, roles, valueTypes } from './model.ts';

test('every part has an address, and any other address is the statement', () => {
  for (const { id } of parts) expect(partFrom(new URLSearchParams(partAddress(id)).get('part'))).toBe(id);
  expect(partFrom('nothing')).toBe('statement');
  expect(partFrom(null)).toBe('statement');
});

test('roles and types are those of the contract', () => {
  expect(roles).toEqual(SolutionRole.options);
  expect(valueTypes).toEqual(ValueType.options);
});

test('what learners meet, in words', () => {
  expect(liveText({ version: 3, tests: 14 })).toBe('Live: version 3, 14 tests');
  expect(liveText({ version: 1, tests: 1 })).toBe('Live: version 1, 1 test');
  expect(liveText({ version: 0, tests: 0 })).toBe('No tests yet');
});

test('counts of the parts', () => {
  const draft = _draft({ validator: { protocol: 'icpc', program: { name: 'v.py', language: 'python', source: 'x' } } });
  expect(parts.map(({ id }) => partCount(draft, id))).toEqual([null, 1, 3, 2, null, 1, null, 0, null]);
});

test('an entry moves within its list and not out of it', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('what a replacement would take away', () => {
  expect(contentsText(_draft({ hints: ['h'], editorial: 'e' }))).toBe(
    'the statement, 1 example, 3 tests, 1 generator, 1 solution, 1 hint and the editorial',
  );
  expect(contentsText(_draft({ examples: [], tests: [], generators: [], solutions: [] }))).toBe('the statement');
});
