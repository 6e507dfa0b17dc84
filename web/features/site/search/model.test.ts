import { expect, test } from 'vitest';
import { isTyping } from '../../../platform/is-typing.ts';
import { fits, isBeyond, moved, pagesOf, placeAddress, placeIn, problemNumber } from './model.ts';
import { opensSearch } from './shortcut.ts';

test('an address names question, kind and page; what is none counts as not given', () => {
  expect(placeIn(new URLSearchParams('q= jump%20gates &kind=problem&page=3'))).toEqual({
    q: 'jump gates',
    kind: 'problem',
    page: 3,
  });
  for (const query of ['', 'kind=secret&page=0', 'page=1.5', 'page=51', 'page=x'])
    expect(placeIn(new URLSearchParams(query))).toEqual({ q: '', kind: undefined, page: 1 });
  expect(placeIn(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(200);
});

test('a page lies beyond the last one where there are results, but none on it', () => {
  expect(isBeyond({ results: [], total: 12 })).toBe(true);
  expect(isBeyond({ results: [], total: 0 })).toBe(false);
});

test('a place has one address, which names it again', () => {
  expect(placeAddress({ q: '', page: 1 })).toBe('/search');
  expect(placeAddress({ q: 'a & b', kind: 'person', page: 2 })).toBe('/search?q=a+%26+b&kind=person&page=2');
  const place = { q: '“é” #1', kind: undefined, page: 4 };
  expect(placeIn(new URL(placeAddress(place), 'https://x.example').searchParams)).toEqual(place);
});

test('twenty results a page, as far as the server goes', () => {
  expect([0, 1, 20, 21, 5_000].map(pagesOf)).toEqual([0, 1, 1, 2, 50]);
});

test('every word of the question must begin a word, whatever the accents', () => {
  expect(fits('sig', 'Sign In login')).toBe(true);
  expect(fits('ZURICH', 'Universität Zürich')).toBe(true);
  expect(fits('sign out', 'Sign In')).toBe(false);
  expect(fits('ign', 'Sign In')).toBe(false);
});

test('a number names a problem', () => {
  expect(['12', '#12', ' 7 ', '0', '12a', '1234567890', ''].map(problemNumber)).toEqual([
    12,
    12,
    7,
    null,
    null,
    null,
    null,
  ]);
});

test('the marker walks round and round; Home and End go to the ends', () => {
  expect([moved('ArrowDown', 0, 3), moved('ArrowDown', 2, 3), moved('ArrowUp', 0, 3)]).toEqual([1, 0, 2]);
  expect([moved('Home', 2, 3), moved('End', 0, 3), moved('x', 0, 3), moved('ArrowDown', 0, 0)]).toEqual([
    0,
    2,
    null,
    null,
  ]);
});

const key = (name: string, held: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('Ctrl K and ⌘ K open the search anywhere, a slash where nobody is typing', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) expect(opensSearch(key('k', held), true)).toBe(true);
  expect(opensSearch(key('k'), false)).toBe(false);
  expect(opensSearch(key('K', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(opensSearch(key('/'), false)).toBe(true);
  expect(opensSearch(key('/', { shiftKey: true }), false)).toBe(true);
  expect(opensSearch(key('/'), true)).toBe(false);
  expect(opensSearch(key('/', { ctrlKey: true }), false)).toBe(false);
});

test('fields and editors are where somebody is typing', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><select></select><div contenteditable="true"><p>code</p></div><button>b</button>';
  const typing = (selector: string) => isTyping(document.querySelector(selector));
  expect(['input', 'textarea', 'select', 'p'].map(typing)).toEqual([true, true, true, true]);
  expect([typing('button'), isTyping(document), isTyping(null)]).toEqual([false, false, false]);
});
