import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roadmapTypes } from '../contract/learning/roadmap-types.ts';
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

/** Entries of pages that are written ahead. */
const sampleIds: { [Id in PageId]?: string } = {
  'role-roadmap': 'backend',
  'skill-roadmap': 'sql',
  'project-brief': 'expense-ledger',
  'roadmap-guide': 'page-to-screen',
  'roadmap-video': 'git-for-two',
  concept: 'closure',
};

/** An address of the page, with parameters that are as they have to be. */
const sampleOf = (id: PageId): string =>
  pages[id].path
    .replace(':frameworkId/:moduleId', id === 'lesson' ? 'react/state' : ':frameworkId/:moduleId')
    .replace(':id', sampleIds[id] ?? '7')
    .replace(':entry', '7')
    .replace(':slug', id === 'collection' ? 'first-ten' : 'coep-technological-university')
    .replaceAll(/:\w+/g, 'react-1');

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

  test.each(pageIds.filter((id) => pages[id].section !== undefined))('the section of %s is a link of the bar', (id) => {
    expect(pages[pages[id].section as PageId]?.bar).toBeDefined();
  });

  test.each(pageIds.filter((id) => pages[id].alias !== undefined))(
    '%s has the make and the audience of the page that it shows, and no head or module of its own',
    (id) => {
      const { alias, kind, for: whose, head, module } = pages[id];
      const page = pages[alias as PageId];
      expect([page?.kind, page?.for, page?.alias]).toEqual([kind, whose, undefined]);
      expect([head, module]).toEqual([undefined, undefined]);
    },
  );

  test.each(pageIds)(
    '%s has shapes for the parameters of its address alone, which need entries to be written ahead',
    (id) => {
      const { path, shapes = {}, prerendered: how } = pages[id];
      expect(Object.keys(shapes).filter((name) => !path.split('/').includes(`:${name}`))).toEqual([]);
      expect([
        undefined,
        ...(path.includes(':') ? ['universities', 'collections', 'concepts', 'modules', ...roadmapTypes] : [true]),
      ]).toContain(how);
    },
  );
});

describe('heads', () => {
  test.each(shown)('%s has the head of its row, or its module says its own', (id) => {
    const source = sourceOf(id);
    expect(source).toMatch(/export const meta\b/);
    const imported = [...source.matchAll(/from 'virtual:page-head\/([^']+)'/g)].map(([, name]) => name);
    expect(imported).toEqual(pageHead(id) === null ? [] : [id]);
  });

  test.each(shown.filter((id) => pages[id].prerendered && !pages[id].noindex && pageHead(id) !== null))(
    '%s, which search engines may list, has a description of at most 160 characters and names its address',
    (id) => {
      const head = pageHead(id);
      expect(head?.description).toMatch(/^.{1,160}$/);
      expect(head?.path).toBe(pages[id].path);
    },
  );

  test('an alias has the head and the one address of its page', () => {
    expect(pageHead('login')).toEqual(pageHead('sign-in'));
    expect(pageHead('login')).toMatchObject({ title: 'Sign in', path: '/signin' });
    expect(pageHead('dsa-challenges')).toMatchObject({ path: '/QuickDSA' });
  });
});

describe('what follows from the table', () => {
  const kit = new Set(entries.find(({ file }) => file === 'kit-layout.tsx')?.children?.map(({ id }) => id));

  test.each(pageIds)('the router has a route for %s, inside the kit where it is made with it', (id) => {
    const route = entries.find((entry) => entry.id === id);
    expect(`/${route?.path ?? ''}`).toBe(pages[id].path);
    expect(route?.file).toBe(`pages/${moduleOf(pageShown(id))}.tsx`);
    expect(kit.has(id)).toBe(pages[id].kind === 'kit');
  });

  test('every other address has the page that says so', () => {
    expect(entries.filter(({ path }) => path === '*').map(({ file }) => file)).toEqual(['pages/not-found.tsx']);
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
      expect.arrayContaining([
        '/',
        '/about',
        '/signin',
        '/DevCourses',
        '/learn/react/state',
        '/collections/first-ten',
        '/universities/coep-technological-university',
      ]),
    );
    for (const path of ['/login', '/dsa-challenges', '/search', '/collaboration']) expect(listed).not.toContain(path);
  });

  test.each(listedPages)('$path, which the search lists, is a page', ({ path, text, keywords }) => {
    expect(isPage(path) || prerendered.includes(path)).toBe(true);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(keywords).not.toBe('');
  });
});
