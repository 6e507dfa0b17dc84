import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { comingPages } from '../../../contract/coming-pages.ts';
import { barLinks, footerColumns } from '../../../contract/navigation.ts';
import { isPage } from '../../../server/pages.ts';
import { coming } from '../content.server.ts';
import { prerendered } from '../prerendered.ts';
import routes from '../routes.ts';

const areas = Object.entries(comingPages).map(([id, page]) => ({ id, ...page }));
const comingPaths = areas.map(({ path }) => path);

const exists = (to: string): boolean => {
  const path = to.replace(/[?#].*$/, '');
  return prerendered.includes(path) || isPage(path);
};

test('every page that is being built has its texts, and no other page has any', () => {
  expect(Object.keys(coming).toSorted()).toEqual(comingPaths.toSorted());
});

test.each(areas)('$path says what will be there, and leads on to what exists', ({ path }) => {
  const { lead = '', plans = [], today = [] } = coming[path] ?? {};
  expect(lead).not.toBe('');
  expect(lead.length).toBeLessThanOrEqual(160);
  expect(plans.length).toBeGreaterThanOrEqual(2);
  const places = today.map(({ to }) => to);
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThanOrEqual(3);
  expect(places.filter((to) => comingPaths.includes(to) || !exists(to))).toEqual([]);
  expect(places).not.toContain(path);
});

test('no link of the bar or the footer is a dead end', () => {
  const links = [...barLinks, ...footerColumns.flatMap((column) => column.links)].map(({ to }) => to);
  expect(links.filter((to) => !exists(to))).toEqual([]);
});

test.each(areas)(
  'the address $path finds its page, with a slash at its end, in any case, whatever its parameters',
  ({ id, path }) => {
    const found = (address: string) => matchRoutes(routes as RouteObject[], address)?.at(-1)?.route.id;
    const address = path.replaceAll(/:\w+/g, 'x-1');
    expect([found(address), found(`${address.toUpperCase()}/`)]).toEqual([id, id]);
    expect(found(`${address}/further/down/still`)).not.toBe(id);
  },
);
test('every public route of the documents has a page', () => {
  const routes =
    `/ /about /signin /signup /QuickDSA /dsa-challenges /universities /resources /DevCourses /events-hackathons
    /roadmaps/role/frontend /collaboration /profile /problems/1 /dsa-challenges/problems/1 /ai-learning-roadmap /ai-mentor
    /online-ide /roadmaps /roadmaps/skill/react /my-roadmaps /role /skill /project /guide /video /challenges /forgot-password
    /login /community /community/discussions /community/mentors /community/events /community/blogs /resources/tutorials
    /resources/articles /resources/courses /resources/books /auth/github /auth/google /verify/cert-react-basics-1
    /learn/react/state /team`.split(/\s+/);
  expect(routes.filter((route) => !exists(route))).toEqual([]);
  expect(exists('/roadmaps/colour/red')).toBe(false);
});
