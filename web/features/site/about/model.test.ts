import { expect, test } from 'vitest';
import { currentPart, pathOfClick } from './model.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: 'abc'.charAt(index), top }));

test('the part that is read is the last that has passed the line', () => {
  expect(currentPart(at(200, 900, 1800), 120, false)).toBe('a');
  expect(currentPart(at(-700, 100, 1000), 120, false)).toBe('b');
  expect(currentPart(at(-700, 121, 1000), 120, false)).toBe('a');
  expect(currentPart(at(-900, -100, 700), 120, true)).toBe('c');
  expect(currentPart([], 120, true)).toBeUndefined();
});

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const own = { href: 'https://devorbit.test/profile?tab=security#x', target: '' };

test('a plain click on a link of ours stays in the app; all else is the browser’s', () => {
  const origin = 'https://devorbit.test';
  expect(pathOfClick(plain, own, origin)).toBe('/profile?tab=security#x');
  expect(pathOfClick(plain, { ...own, href: 'https://elsewhere.test/x' }, origin)).toBeNull();
  expect(pathOfClick(plain, { ...own, href: 'mailto:a@b.test' }, origin)).toBeNull();
  expect(pathOfClick(plain, { ...own, href: `${origin}/third-party-notices.txt` }, origin)).toBeNull();
  expect(pathOfClick(plain, { ...own, target: '_blank' }, origin)).toBeNull();
  expect(pathOfClick({ ...plain, ctrlKey: true }, own, origin)).toBeNull();
  expect(pathOfClick({ ...plain, button: 1 }, own, origin)).toBeNull();
  expect(pathOfClick(plain, null, origin)).toBeNull();
});
