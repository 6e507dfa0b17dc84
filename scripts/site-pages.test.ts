import { expect, test } from 'vitest';
import { sitePages } from '../contract/site-pages.ts';
import { isPage } from '../server/pages.ts';
import { prerendered } from '../web/app/prerendered.ts';

test.each(sitePages.map(({ path }) => path))('%s, which the search lists, is a page', (path) => {
  expect(isPage(path) || prerendered.includes(path)).toBe(true);
});

test('no page is listed twice', () => {
  expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
  expect(new Set(sitePages.map(({ title }) => title)).size).toBe(sitePages.length);
});
