import { expect, test } from 'vitest';
import { catalogueAddress, collectionOf, isPlainClick, readingFrom, readings, readingSearch } from './model.ts';

test('the way back leads to the list as it was left', () => {
  expect(catalogueAddress('/problems/1', { catalogue: '/QuickDSA?difficulty=Hard' })).toBe('/QuickDSA?difficulty=Hard');
  expect(catalogueAddress('/dsa-challenges/problems/1', { catalogue: '/dsa-challenges' })).toBe('/dsa-challenges');
});

test('without a list it leads to the practice page of the same address', () => {
  expect(catalogueAddress('/problems/1', null)).toBe('/QuickDSA');
  expect(catalogueAddress('/dsa-challenges/problems/1', null)).toBe('/dsa-challenges');
});

test('no other address is believed', () => {
  for (const catalogue of ['https://example.org', '//example.org', '/QuickDSAX', '/signin', 7])
    expect(catalogueAddress('/problems/1', { catalogue })).toBe('/QuickDSA');
  expect(catalogueAddress('/problems/1', 'x')).toBe('/QuickDSA');
});

test('a plain click has neither a modifier nor another button', () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick({ ...click, [key]: true })).toBe(false);
});

test('the tab is that of the address, which the description does without', () => {
  for (const { id } of readings) expect(readingFrom(new URLSearchParams(readingSearch(id)), '')).toBe(id);
  expect(readingSearch('description')).toBe('');
  expect(readingFrom(new URLSearchParams('tab=answers'), '')).toBe('description');
  expect(readingFrom(new URLSearchParams(), '#editorial')).toBe('editorial');
});

test('a study plan in the address is where one came from', () => {
  expect(collectionOf('?collection=first-ten&tab=editorial')).toBe('/collections/first-ten');
  for (const wrong of ['', '?collection=', '?collection=../x', '?collection=A', `?collection=${'a'.repeat(61)}`])
    expect(collectionOf(wrong)).toBeNull();
  expect(catalogueAddress('/problems/7', { catalogue: '/collections/first-ten' })).toBe('/collections/first-ten');
});
