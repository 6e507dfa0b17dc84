import { expect, test } from 'vitest';
import { checkPage, repeated } from './check-page.ts';

const origin = 'https://origin.invalid';
const page = (change: [from: string, to: string][] = []): string =>
  change.reduce(
    (html, [from, to]) => html.replaceAll(from, to),
    `<!DOCTYPE html><html lang="en"><head><title>About · DevOrbit</title><meta name="description" content="Who we are."/><link rel="canonical" href="${origin}/about"/><meta property="og:site_name" content="DevOrbit"/><meta name="twitter:card" content="summary_large_image"/><meta property="og:image" content="${origin}/a.jpg"/><meta property="og:type" content="website"/><meta property="og:title" content="About · DevOrbit"/><meta property="og:description" content="Who we are."/><meta property="og:url" content="${origin}/about"/></head><body><h1 class="x">About</h1></body></html>`,
  );
const faults = (...change: [string, string][]) => checkPage('/about', page(change), origin).faults;

test('a whole page has no fault, and is listed with its picture', () => {
  expect(checkPage('/about', page(), origin)).toEqual({
    faults: [],
    listed: { path: '/about', title: 'About · DevOrbit', description: 'Who we are.', picture: '/a.jpg' },
  });
});

test.each<[string, [string, string], string]>([
  ['two h1', ['<h1', '<h1>x</h1><h1'], 'has 2 × h1'],
  ['no h1', ['h1', 'h2'], 'has 0 × h1'],
  ['no language', ['lang="en"', ''], 'does not tell its language'],
  ['a long title', ['About ·', `${'a'.repeat(60)} ·`], 'its title has 71 characters'],
  ['a long description', ['Who we are.', 'b'.repeat(161)], 'its description has 161 characters'],
  ['a relative canonical link', [`href="${origin}/about"`, 'href="/about"'], 'its canonical link is not absolute'],
  ['no picture', ['og:image', 'og:other'], 'has 0 × og:image'],
  ['another preview', ['og:title" content="About', 'og:title" content="Other'], 'og:title is another title'],
])('%s is named', (_, change, fault) => {
  expect(faults(change).join('\n')).toContain(fault);
});

test('signs are counted as they are read', () => {
  expect(faults(['Who we are.', `${'&amp;'.repeat(160)}`])).toEqual([]);
});

test('an alias is not listed, and a page that asks to be left out needs no words', () => {
  expect(checkPage('/other', page(), origin)).toEqual({ faults: [], listed: null });
  const hidden = '<html lang="en"><title>Search</title><meta name="robots" content="noindex"/><h1>Search</h1>';
  expect(checkPage('/search', hidden, origin)).toEqual({ faults: [], listed: null });
});

test('what two pages have in common is named with both', () => {
  const listed = (path: string, title: string) => ({ path, title, description: path, picture: '/p.jpg' });
  const pages = [listed('/a', 'Same'), listed('/b', 'Other'), listed('/c', 'Same')];
  expect(repeated(pages, 'title')).toEqual(['/a, /c have one title: Same']);
  expect(repeated(pages, 'description')).toEqual([]);
});
