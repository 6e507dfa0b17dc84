import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { patternOf, preloadScript } from './preload-routes.ts';

const script = preloadScript([
  [patternOf('/problems/:id'), ['problem-1.js', 'problem-2.css', 'part-5.css#', 'shared-3.js'], '/api/problems/:id/'],
  [patternOf('/problems/:id/edit'), ['edit-4.js', 'shared-3.js']],
]);

/** What the script fetches at an address. */
const fetchedAt = (pathname: string): string[] => {
  const fetched: string[] = [];
  const window = {};
  runInNewContext(script, {
    window,
    localStorage: { getItem: () => null },
    fetch: async (address: string) => fetched.push(address),
    location: { pathname },
    document: {
      createElement: () => ({}),
      head: {
        append: ({ rel, as = '', href, crossOrigin }: Record<string, string>) =>
          fetched.push([rel, as, href, ...(crossOrigin === undefined ? [] : ['as of another origin'])].join(' ')),
      },
    },
  });
  return fetched;
};

test('an address fetches what its page is made of, and no other page', () => {
  expect(fetchedAt('/problems/7')).toEqual([
    '/api/problems/7/',
    'modulepreload  /assets/problem-1.js',
    'preload style /assets/problem-2.css',
    'preload style /assets/part-5.css as of another origin',
    'modulepreload  /assets/shared-3.js',
  ]);
  expect(fetchedAt('/problems/7/edit/')).toEqual([
    'modulepreload  /assets/edit-4.js',
    'modulepreload  /assets/shared-3.js',
  ]);
  expect(fetchedAt('/problems/seven')).not.toContain('/api/problems/seven/');
  expect(fetchedAt('/problems')).toEqual([]);
});

test('no file is named as an address: the byte budget counts those', () => {
  expect(script).not.toMatch(/"\/assets\/[^"]/);
});
