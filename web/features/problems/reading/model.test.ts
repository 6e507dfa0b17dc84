import { expect, test } from 'vitest';
import { catalogueAddress } from './model.ts';

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
