import { expect, test } from 'vitest';
import { isPage } from '../server/pages.ts';
import { prerendered } from '../web/app/prerendered.ts';
import routes from '../web/app/routes.ts';

type Entry = { path?: string | undefined; children?: Entry[] | undefined };
const withChildren = (entry: Entry): Entry[] => [entry, ...(entry.children ?? []).flatMap(withChildren)];

const entries: Entry[] = routes;
const paths = entries
  .flatMap(withChildren)
  .flatMap(({ path }) =>
    path === undefined || path === '*'
      ? []
      : [
          `/${path.replace(':id', '7').replace(':username', 'ada').replace(':slug', 'coep-technological-university').replaceAll(/:\w+/g, 'react-1')}`,
        ],
  );

test.each(paths)('the server knows the page %s of the app', (path) => {
  expect(isPage(path) || prerendered.includes(path)).toBe(true);
});

test('what is no page is none', () => {
  expect(['/nowhere', '/problems/x', '/problems/7/other', '/admin/users'].filter(isPage)).toEqual([]);
});
