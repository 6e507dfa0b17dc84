import { licences } from '@devorbit/contract/library/resource-licences.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { expect, test } from 'vitest';
import { licenceOf, noWords, wordsOf } from './model.ts';

const resource = {
  title: 'Trees',
  name: 'All about trees',
  description: 'Short',
  college: 'PICT',
  branch: 'Computer',
  year: 2,
  semester: 3,
  subject: 'Data Structures',
  resource_type: 'Tutorial',
  licence: 'cc-by',
  attribution: 'Asha',
  source_url: 'https://example.org/',
} as Resource;

test('a form that changes a document begins with all that is said of it', () => {
  const words = wordsOf(resource);
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(noWords).toSorted());
  expect(words).toEqual({ ...resource, year: '2', semester: '3' });
});

test('only licences of the list are chosen', () => {
  for (const licence of licences) expect(licenceOf(licence)).toBe(licence);
  for (const text of ['', 'mit', 'CC0']) expect(licenceOf(text)).toBe('unknown');
});
