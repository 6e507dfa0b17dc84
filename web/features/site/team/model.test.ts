import { expect, test } from 'vitest';
import { callLink, initialsOf, memberIndex, tabAfter } from './model.ts';

const slugs = ['asha', 'rohan', 'meera', 'kabir'];

test('the address names the member, and an unknown name is the first', () => {
  expect(memberIndex(slugs, 'meera')).toBe(2);
  expect(memberIndex(slugs, 'nobody')).toBe(0);
  expect(memberIndex(slugs, null)).toBe(0);
  expect(memberIndex([], 'asha')).toBe(-1);
});

test('arrow keys walk the tabs as a ring, Home and End jump, other keys do nothing', () => {
  expect(tabAfter('ArrowRight', 3, 4)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 4)).toBe(3);
  expect(tabAfter('ArrowDown', 1, 4)).toBe(2);
  expect(tabAfter('Home', 2, 4)).toBe(0);
  expect(tabAfter('End', 0, 4)).toBe(3);
  expect(tabAfter('Enter', 1, 4)).toBeNull();
});

test('initials stand in for a portrait', () => {
  expect(initialsOf('Asha Sample')).toBe('AS');
  expect(initialsOf('  ada  king lovelace')).toBe('AK');
  expect(initialsOf('मीरा')).toBe('म');
});

test('a phone number is dialled without its spaces', () => {
  expect(callLink('+91 00000 00001')).toBe('tel:+910000000001');
});
