import { expect, test } from 'vitest';
import { pageIds, pages } from '../../../contract/pages.ts';
import { isPage } from '../../../server/pages.ts';
import { home } from '../content.server.ts';
import { prerendered } from '../prerendered.ts';

const comingPaths: string[] = pageIds.filter((id) => pages[id].coming).map((id) => pages[id].path);
const bare = (to: string): string => to.replace(/[?#].*$/, '');
const exists = (to: string): boolean => prerendered.includes(bare(to)) || isPage(bare(to));

test('every link of the home page that authors write leads to a page', () => {
  const { features, teasers, search } = home;
  const places = [...features, ...teasers.roadmaps, ...search.pages, ...search.roadmaps].map(({ to }) => to);
  expect(places.filter((to) => !exists(to))).toEqual([]);
});

test('a feature is marked as being built exactly while its page says so', () => {
  expect(home.features.filter(({ soon }) => soon).map(({ to }) => to)).toEqual(
    home.features.map(({ to }) => to).filter((to) => comingPaths.includes(to)),
  );
});
