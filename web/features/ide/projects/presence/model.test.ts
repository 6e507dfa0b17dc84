import { ChangeSet } from '@codemirror/state';
import { expect, test } from 'vitest';
import { comings, type Other, peopleOf, SILENT_MS, stillThere, toSent, toShown, withTold } from './model.ts';

const other = (page: string, username: string, since = 0): Other => ({ page, username, at: null, since });
const insert = (length: number, at: number, text: string) => ChangeSet.of({ from: at, insert: text }, length);

test('a page that tells anew keeps its place; people are there once, by the page that was heard of last', () => {
  const all = withTold(
    withTold([other('1-a', 'ada', 1), other('2-b', 'bob', 2)], other('1-a', 'ada', 5)),
    other('1-c', 'ada', 9),
  );
  expect(all.map(({ page }) => page)).toEqual(['1-a', '2-b', '1-c']);
  expect(peopleOf(all)).toMatchObject([
    { username: 'ada', page: '1-c', hue: 0 },
    { username: 'bob', page: '2-b', hue: 1 },
  ]);
});

test('who came and went is told of people, not of their pages; who is silent for long is gone', () => {
  const before = [other('1-a', 'ada'), other('2-b', 'bob')];
  expect(comings(before, [other('1-c', 'ada'), other('3-d', 'eve')])).toEqual({ came: ['eve'], went: ['bob'] });
  expect(comings(before, before)).toEqual({ came: [], went: [] });
  expect(stillThere([other('1-a', 'ada', 0), other('2-b', 'bob', 10)], SILENT_MS)).toEqual([other('2-b', 'bob', 10)]);
});

test('a place is told in the text that the server has, and found again in another page’s', () => {
  // 'hello' is known; ' big' was typed behind it and is not sent.
  const typed = insert(5, 5, ' big');
  expect(toSent({ anchor: 2, head: 9 }, [typed])).toEqual({ anchor: 2, head: 5 });
  const text = {
    version: 3,
    length: 11,
    recent: [{ version: 3, changes: insert(5, 0, '# ') }],
    unsent: [insert(7, 1, 'xxxx')],
  };
  expect(toShown({ version: 2, anchor: 0, head: 4 }, text)).toEqual({ anchor: 6, head: 10 });
  expect(toShown({ version: 3, anchor: 0, head: 7 }, text)).toEqual({ anchor: 0, head: 11 });
  // Of a text that is not here yet.
  expect(toShown({ version: 4, anchor: 0, head: 1 }, text)).toBeNull();
  // Of one that is too long ago: within the text all the same.
  expect(toShown({ version: 0, anchor: 900, head: 1 }, text)?.anchor).toBeLessThanOrEqual(11);
});
