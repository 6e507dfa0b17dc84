import { expect, test } from 'vitest';
import type { DirectoryEntry } from './model.ts';
import { searchDirectory } from './search.ts';

const entry = (name: string, aliases: string[], city: string, kind = 'Affiliated college'): DirectoryEntry => ({
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  aliases,
  city,
  kind,
  website: 'https://college.example/',
});
const entries = [
  entry('COEP Technological University', ['COEP', 'College of Engineering Pune'], 'Pune', 'State university'),
  entry('D. Y. Patil College of Engineering, Akurdi', ['DYPCOE'], 'Pimpri-Chinchwad'),
  entry('Dr. D. Y. Patil Vidyapeeth, Pune', ['DPU'], 'Pimpri-Chinchwad', 'Deemed university'),
  entry('Vidyalankar Institute of Technology', ['VIT Mumbai'], 'Mumbai'),
  entry('Vishwakarma Institute of Technology', ['VIT Pune', 'VIT'], 'Pune', 'Autonomous college'),
  entry('MKSSS’s Cummins College of Engineering for Women', ['Cummins'], 'Pune'),
];
const found = (query: string, part: { city?: string; kind?: string } = {}) =>
  searchDirectory(entries, { query, city: '', kind: '', ...part }).map(({ name }) => name);

test('without a query everything is there, in its order', () => {
  expect(found('')).toEqual(entries.map(({ name }) => name));
  expect(found('  . ')).toHaveLength(entries.length);
});

test.each([
  ['coep', 'COEP Technological University'],
  ['college of engineering pune', 'COEP Technological University'],
  ['dy patil akurdi', 'D. Y. Patil College of Engineering, Akurdi'],
  ['D.Y.Patil Vidyapeeth', 'Dr. D. Y. Patil Vidyapeeth, Pune'],
  ['mksss cummins', 'MKSSS’s Cummins College of Engineering for Women'],
  ['mumbai', 'Vidyalankar Institute of Technology'],
])('%s means %s', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

test.each([
  ['cumins', 'MKSSS’s Cummins College of Engineering for Women'],
  ['vishwakrama', 'Vishwakarma Institute of Technology'],
  ['vidyalnkar', 'Vidyalankar Institute of Technology'],
  ['technoligical', 'COEP Technological University'],
])('a slip of the finger is forgiven: %s', (query, name) => {
  expect(found(query)).toContain(name);
});

test('a short name is itself before it is the beginning of another', () => {
  expect(found('vit')).toEqual(['Vishwakarma Institute of Technology', 'Vidyalankar Institute of Technology']);
});

test('short names forgive nothing, and nonsense finds nothing', () => {
  expect(found('coex')).toEqual([]);
  expect(found('xylophone')).toEqual([]);
  expect(found('coep xylophone')).toEqual([]);
});

test('city and kind narrow the list, with and without a query', () => {
  expect(found('', { city: 'Mumbai' })).toEqual(['Vidyalankar Institute of Technology']);
  expect(found('vit', { city: 'Pune' })).toEqual(['Vishwakarma Institute of Technology']);
  expect(found('', { kind: 'State university' })).toEqual(['COEP Technological University']);
  expect(found('coep', { kind: 'Deemed university' })).toEqual([]);
});
