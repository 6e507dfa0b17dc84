import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';
import { pathOf } from './path-of.ts';

test('an address is spelled as the specification does', () => {
  expect([pathOf('home'), pathOf('practice'), pathOf('dev-courses')]).toEqual(['/', '/QuickDSA', '/DevCourses']);
  expect(pathOf('problem', { id: 7 })).toBe('/problems/7');
  expect(pathOf('lesson', { frameworkId: 'react', moduleId: 'hooks' })).toBe('/learn/react/hooks');
});

test('no parameter reaches beyond its place', () => {
  expect(pathOf('public-profile', { username: 'a/../b?c#d é' })).toBe('/u/a%2F..%2Fb%3Fc%23d%20%C3%A9');
});

test('ids and parameters are checked by the compiler', () => {
  // @ts-expect-error There is no such page.
  expect(() => pathOf('no-such-page')).toThrow(TypeError);
  // @ts-expect-error The page has a parameter.
  expect(() => pathOf('problem')).toThrow(TypeError);
  // @ts-expect-error The parameter has another name.
  expect(() => pathOf('problem', { number: 7 })).toThrow("needs 'id'");
  // @ts-expect-error The page has no parameter.
  expect(pathOf('about', { id: 7 })).toBe('/about');
});

test('an address leads back to its page and its parameters', () => {
  expect(pageAt(pathOf('edit-problem', { id: 7 }))).toEqual({ id: 'edit-problem', params: { id: '7' } });
  expect(pageAt(pathOf('home'))).toEqual({ id: 'home', params: {} });
  expect(pageAt('/u/Grace Hopper')).toEqual({ id: 'public-profile', params: { username: 'Grace Hopper' } });
  for (const path of ['/problems/x', '/problems/7/', '/quickdsa', '/u/', '/u/a/b', '/about?x', ''])
    expect([path, pageAt(path)]).toEqual([path, null]);
});
