import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { University } from '@devorbit/contract/site/universities.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { readUniversities, universityNames } from './universities.ts';

const root = join(import.meta.dirname, '../content/universities');
const universities = readUniversities(root);

describe('the universities of content/universities', () => {
  it('are about fifty, each once', () => {
    expect(universities.length).toBeGreaterThanOrEqual(48);
    expect(universities.length).toBeLessThanOrEqual(60);
    expect(new Set(universities.map(({ slug }) => slug)).size).toBe(universities.length);
    expect(new Set(universities.map(({ name }) => name.toLowerCase())).size).toBe(universities.length);
  });

  it('give their names in order, for a form', () => {
    const names = universityNames(root);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(names).toContain('COEP Technological University');
  });

  it('have four cards, of Pune', () => {
    const cards = universities.filter(({ card }) => card !== undefined);
    expect(cards.map(({ card }) => card).toSorted()).toEqual([1, 2, 3, 4]);
    expect(new Set(cards.map(({ city }) => city.value))).toEqual(new Set(['Pune']));
  });

  it.each(universities.map((university) => [university.slug, university] as const))(
    '%s states plausible facts',
    (_, university) => {
      const { kind, city, district, website, affiliation, established, students, ranking } = university;
      const facts = [kind, city, district, website, affiliation, established, students, ranking].filter(
        (fact) => fact !== undefined,
      );
      for (const { source, year } of facts) {
        expect(source).toMatch(/^https:\/\/[^/]+\.[a-z]+\//);
        expect(year).toBeGreaterThanOrEqual(2005);
        expect(year).toBeLessThanOrEqual(new Date().getFullYear());
      }
      expect(website.value).toMatch(/^https:\/\//);
      if (established) {
        expect(established.value).toBeGreaterThanOrEqual(1850);
        expect(established.value).toBeLessThanOrEqual(established.year);
      }
      if (students) expect(students.value).toBeGreaterThan(300);
      if (ranking) expect(ranking.value).toContain(String(ranking.year));
      // Colleges get their degrees from a university; universities and national institutes give their own.
      expect(affiliation !== undefined).toBe(kind.value.endsWith('college'));
      expect(university.aliases).not.toContain(university.name);
    },
  );
});

describe('a university that is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'universities-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['an unknown key', { motto: 'Learn' }, /first-college\.yaml: .*motto/s],
    ['a fact without its source', { city: { value: 'Pune', year: 2024 } }, /first-college\.yaml: .*city/s],
    [
      'a website without https',
      { website: { value: 'http://college.example/', source: 'https://college.example/', year: 2024 } },
      /website/,
    ],
    ['a source that is a script', { city: { value: 'Pune', source: 'javascript:alert(1)', year: 2024 } }, /city/],
    ['a slug that is not its file', { slug: 'other-college' }, /first-college\.yaml: its slug is other-college/],
  ])('is refused for %s', (_, change, message) => {
    mkdirSync(folder, { recursive: true });
    const right = University.parse(universities[0]);
    const { card: _card, ...facts } = { ...right, slug: 'first-college' };
    writeFileSync(join(folder, 'first-college.yaml'), JSON.stringify({ ...facts, ...change }));
    expect(() => readUniversities(folder)).toThrow(message);
  });
});
