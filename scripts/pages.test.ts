import { expect, test } from 'vitest';
import { isPage } from '../server/pages.ts';
import routes from '../web/app/routes.ts';
import config from '../web/react-router.config.ts';

const { prerender } = config;
const entries: { path?: string | undefined }[] = routes;
const paths = entries.flatMap(({ path }) =>
  path === undefined || path === '*' ? [] : [`/${path.replace(':id', '7').replace(':username', 'ada')}`],
);

test.each(paths)('the server knows the page %s of the app', (path) => {
  expect(isPage(path) || (Array.isArray(prerender) && prerender.includes(path))).toBe(true);
});

test('what is no page is none', () => {
  expect(['/nowhere', '/problems/x', '/problems/7/other', '/admin/users'].filter(isPage)).toEqual([]);
});
