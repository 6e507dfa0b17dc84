import { expect, test } from 'vitest';
import { noFilters } from '../catalogue/model.ts';
import { clockText, collectionAt, clockWords, listAt, opensList, problemAddress } from './model.ts';

test('a study plan is told by its address', () => {
  expect(collectionAt('/collections/first-ten')).toBe('first-ten');
  expect([collectionAt('/QuickDSA'), collectionAt('/collections')]).toEqual([null, null]);
});

test.each([
  ['/QuickDSA', {}, undefined],
  ['/QuickDSA?difficulty=Hard&sort=hardest', { difficulty: 'Hard', sort: 'hardest' }, undefined],
  ['/QuickDSA?tab=community&tag=Graph', { tag: 'Graph' }, 'User'],
  ['/dsa-challenges?tab=ai&difficulty=Hard', {}, 'AI'],
  ['/QuickDSA?sort=nonsense&solved=false', { solved: false }, undefined],
] as const)('the list at %s', (address, filters, source) => {
  expect(listAt(address)).toEqual({ filters: { ...noFilters, ...filters }, source });
});

test('another problem is at the same of the two addresses', () => {
  expect(problemAddress('/problems/1', 7)).toBe('/problems/7');
  expect(problemAddress('/dsa-challenges/problems/1', 7)).toBe('/dsa-challenges/problems/7');
});

test.each([
  [0, '00:00', '0 seconds'],
  [61_999, '01:01', '1 minute, 1 second'],
  [3_600_000, '1:00:00', '1 hour, 0 minutes, 0 seconds'],
  [36_125_000, '10:02:05', '10 hours, 2 minutes, 5 seconds'],
])('%i ms are %s', (ms, text, words) => {
  expect([clockText(ms), clockWords(ms)]).toEqual([text, words]);
});

test('Alt+L opens the list, except where somebody writes', () => {
  const key = { code: 'KeyL', altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };
  const on = (tag: string) => document.createElement(tag);
  expect(opensList({ ...key, target: document.body })).toBe(true);
  expect(opensList({ ...key, target: on('button') })).toBe(true);
  for (const tag of ['input', 'textarea', 'select']) expect(opensList({ ...key, target: on(tag) })).toBe(false);
  for (const other of [{ ctrlKey: true }, { altKey: false }, { shiftKey: true }, { repeat: true }, { code: 'KeyK' }])
    expect(opensList({ ...key, ...other, target: document.body })).toBe(false);
});
