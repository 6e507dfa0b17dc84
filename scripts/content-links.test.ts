import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPage } from '../server/pages.ts';
import { prerendered } from '../web/app/prerendered.ts';

/** Written while the app is built. */
const made = ['/third-party-notices.txt'];

const exists = (to: string): boolean => {
  const path = to.replace(/[?#].*$/, '');
  return prerendered.includes(path) || isPage(path) || made.includes(path) || existsSync(`web/public${path}`);
};

/** Every address of ours that a file of the content leads to: links in Markdown, `to:` and `link:` in YAML. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((\/[^)\s]*)\)|\b(?:to|link|href): ?["']?(\/[^\s"',}]*)/g)].map(
    ([, markdown, yaml]) => markdown ?? yaml ?? '',
  );

const files = globSync('content/**/*.{md,yaml}').map((file) => ({ file, links: linksIn(readFileSync(file, 'utf8')) }));

test.each(files.filter(({ links }) => links.length > 0))('every link of $file leads to a page', ({ links }) => {
  expect(links.filter((to) => !exists(to))).toEqual([]);
});

test('links are found, and one that leads nowhere is', () => {
  expect(files.flatMap(({ links }) => links).length).toBeGreaterThan(20);
  expect(linksIn('See [help](/about#help) and [x](/nowhere).').filter((to) => !exists(to))).toEqual(['/nowhere']);
  expect(linksIn('- { title: Lost, to: /lost, words: x }').filter((to) => !exists(to))).toEqual(['/lost']);
});
