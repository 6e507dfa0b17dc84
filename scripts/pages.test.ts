import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listedPages } from '../contract/listed-pages.ts';
import { pageHead } from '../contract/page-head.ts';
import { type PageId, pageIds, pages, pageShown } from '../contract/pages.ts';
import { listedPages as listedForSearchEngines } from '../server/features/site/findability/sitemap.ts';
import { isPage } from '../server/pages.ts';
import { prerendered } from '../web/app/prerendered.ts';
import routes from '../web/app/routes.ts';

const root = 'web/app/pages';
const moduleOf = (id: PageId): string => pages[id].module ?? id;
const sourceOf = (id: PageId): string => readFileSync(`${root}/${moduleOf(id)}.tsx`, 'utf8');
const shown = pageIds.filter((id) => pages[id].alias === undefined);
const modules = globSync(`${root}/*.tsx`).map((file) => basename(file, '.tsx'));

type Entry = { id?: string | undefined; path?: string | undefined; file: string; children?: Entry[] | undefined };
const withChildren = (entry: Entry): Entry[] => [entry, ...(entry.children ?? []).flatMap(withChildren)];
const entries = (routes as Entry[]).flatMap(withChildren);

/** An address of the page, with parameters that are as they have to be. */
const sampleOf = (id: PageId): string =>
  pages[id].path.replace(':id', '7').replace(':slug', 'coep-technological-university').replaceAll(/:\w+/g, 'react-1');

describe('the table of pages', () => {
  test.each(shown)('%s has its module in web/app/pages', (id) => {
    expect(existsSync(`${root}/${moduleOf(id)}.tsx`)).toBe(true);
  });

  test('every module in web/app/pages is that of a page, or of none', () => {
    expect(modules.filter((name) => !shown.some((id) => moduleOf(id) === name))).toEqual(['not-found']);
  });

  test('no address and no name in a list stands twice', () => {
    const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
    expect(twice(pageIds.map((id) => pages[id].path.toLowerCase().replaceAll(/:\w+/g, ':')))).toEqual([]);
    expect(twice(listedPages.map(({ title }) => title))).toEqual([]);
    expect(twice(pageIds.flatMap((id) => pages[id].bar ?? []).map(String))).toEqual([]);
  });

  test('aliases and sections name pages; an alias has the make, parameters and audience of its page', () => {
    for (const id of pageIds) {
      const { section, alias, kind, for: whose, head, module } = pages[id];
      if (section !== undefined) expect(pages[section as PageId]?.bar, id).toBeDefined();
      if (alias === undefined) continue;
      const page = pages[alias as PageId];
      expect([page?.kind, page?.for, page?.alias, head, module], id).toEqual([
        kind,
        whose,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test('shapes are those of parameters that the address has', () => {
    for (const id of pageIds)
      for (const name of Object.keys(pages[id].shapes ?? {})) expect(pages[id].path, id).toContain(`/:${name}`);
  });

  test('a page with parameters is written ahead for entries of the content alone', () => {
    for (const id of pageIds)
      if (pages[id].path.includes(':')) expect(pages[id].prerendered, id).not.toBe(true);
      else expect([true, undefined], id).toContain(pages[id].prerendered);
  });
});

describe('heads', () => {
  test.each(shown)('%s has the head of its row, or its module says its own', (id) => {
    const source = sourceOf(id);
    expect(source).toMatch(/export const meta\b/);
    const imported = [...source.matchAll(/from 'virtual:page-head\/([^']+)'/g)].map(([, name]) => name);
    expect(imported).toEqual(pageHead(id) === null ? [] : [id]);
  });

  test('what search engines may list has a description, at most 160 characters long', () => {
    for (const id of shown) {
      const head = pageHead(id);
      if (head === null || pages[id].noindex || pages[id].prerendered === undefined) continue;
      expect(head.description?.length ?? 0, id).toBeGreaterThan(0);
      expect(head.description?.length ?? 0, id).toBeLessThanOrEqual(160);
      expect(head.path, id).toBe(pages[id].path);
    }
  });

  test('an alias has the head and the one address of its page', () => {
    expect(pageHead('login')).toEqual(pageHead('sign-in'));
    expect(pageHead('login')).toMatchObject({ title: 'Sign in', path: '/signin' });
    expect(pageHead('dsa-challenges')).toMatchObject({ path: '/QuickDSA' });
  });
});

describe('what follows from the table', () => {
  test('the router has a route for every page, inside the kit where the page is made with it', () => {
    const kit = entries.find(({ file }) => file === 'kit-layout.tsx');
    const inKit = new Set(kit?.children?.map(({ id }) => id));
    for (const id of pageIds) {
      const route = entries.find((entry) => entry.id === id);
      expect(`/${route?.path ?? ''}`, id).toBe(pages[id].path);
      expect(route?.file, id).toBe(`pages/${moduleOf(pageShown(id))}.tsx`);
      expect(inKit.has(id), id).toBe(pages[id].kind === 'kit');
    }
    expect(entries.map(({ path }) => path).filter((path) => path === '*')).toHaveLength(1);
  });

  test.each(pageIds)('the server knows the page %s', (id) => {
    const path = sampleOf(id);
    expect(isPage(path) || prerendered.includes(path)).toBe(true);
  });

  test('what is no page is none', () => {
    const none = ['/nowhere', '/problems/x', '/problems/7/other', '/admin/users', '/universities/nowhere', '/quickdsa'];
    expect(none.filter(isPage)).toEqual([]);
  });

  test('the sitemap has the pages that are written ahead, without aliases and what asks to be left out', () => {
    const listed = listedForSearchEngines(prerendered);
    expect(listed).toEqual(listed.toSorted());
    expect(listed).toEqual(
      expect.arrayContaining(['/', '/about', '/signin', '/universities/coep-technological-university']),
    );
    for (const path of ['/login', '/dsa-challenges', '/search', '/resources']) expect(listed).not.toContain(path);
  });

  test.each(listedPages)('$path, which the search lists, is a page', ({ path, text, keywords }) => {
    expect(isPage(path) || prerendered.includes(path)).toBe(true);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(keywords).not.toBe('');
  });
});
