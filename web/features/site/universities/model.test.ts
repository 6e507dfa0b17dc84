import { join } from 'node:path';
import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { expect, test } from 'vitest';
import { choices, directoryEntry, filtersFromUrl, neighboursOf, pageTitle, shownHost } from './model.ts';
import { searchDirectory } from './search.ts';

const universities = readUniversities(join(import.meta.dirname, '../../../../content/universities'));
const named = (slug: string) => {
  const university = universities.find((one) => one.slug === slug);
  if (!university) throw new Error(slug);
  return university;
};

test('the directory carries facts without their sources, and only those that are known', () => {
  const entry = directoryEntry(named('pict'));
  expect(entry).toMatchObject({ name: 'Pune Institute of Computer Technology', city: 'Pune', established: 1983 });
  expect('students' in entry || 'ranking' in entry || 'card' in entry).toBe(false);
});

test('neighbours are of the same city, never the college itself', () => {
  const neighbours = neighboursOf(named('vnit-nagpur'), universities);
  expect(neighbours.every(({ city }) => city === 'Nagpur')).toBe(true);
  const inPune = neighboursOf(named('pict'), universities);
  expect(inPune).toHaveLength(6);
  expect(inPune.map(({ slug }) => slug)).not.toContain('pict');
});

test('where a city has one college, its district is the neighbourhood', () => {
  const neighbours = neighboursOf(named('mit-academy-of-engineering'), universities);
  expect(neighbours).toHaveLength(6);
  expect(neighbours.every(({ city }) => city !== 'Alandi')).toBe(true);
});

test.each([
  ['spit', 'spit-mumbai'],
  ['vjti', 'vjti'],
  ['iit', 'iit-bombay'],
  ['sppu', 'savitribai-phule-pune-university'],
  ['dy patil akurdi', 'd-y-patil-college-of-engineering-akurdi'],
  ['bharti vidyapith', 'bharati-vidyapeeth'],
])('the real directory answers %s', (query, slug) => {
  const found = searchDirectory(universities.map(directoryEntry), { query, city: '', kind: '' });
  expect(found.slice(0, 3).map((entry) => entry.slug)).toContain(slug);
});

test('filters come from the address, choices from what there is', () => {
  expect(filtersFromUrl(new URLSearchParams('q=vit&city=Pune'))).toEqual({ query: 'vit', city: 'Pune', kind: '' });
  expect(choices(['Pune', 'Mumbai', 'Pune'])).toEqual([
    { value: 'Mumbai', amount: 1 },
    { value: 'Pune', amount: 2 },
  ]);
});

test('links are shown the way they are read here', () => {
  expect(shownHost('https://www.unipune.ac.in/')).toBe('unipune.ac.in');
});

test('titles are short enough to be shown whole, and each is one college', () => {
  const titles = universities.map(pageTitle);
  expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(49);
  expect(new Set(titles).size).toBe(titles.length);
});
