import * as common from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { passwordFaults } from './policy.ts';

const ada = ['ada', 'ada@example.com', 'Ada Lovelace'];

test.each([
  'analytical engine',
  'password of user1',
  'devorbit-demo',
  'a long enough password',
  'tr0ub4dor&3',
  'ää öö üü ßß',
])('%s will do', (password) => {
  expect(passwordFaults(password, ada)).toEqual([]);
});

test.each([
  ['seven77', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password must be at most 128 characters'],
  ['password1', /^Password is too easy to guess\. .*common/],
  ['12345678', /^Password is too easy to guess\. /],
  ['qwertyuiop', /^Password is too easy to guess\. /],
  ['aaaaaaaaaaaa', /^Password is too easy to guess\. Repeated/],
  ['adaada12', /^Password is too easy to guess\. /],
  ['lovelace', /^Password is too easy to guess\. /],
  ['devorbit', /^Password is too easy to guess\. It is made of your name, username or email\.$/],
])('%s will not', (password, sentence) => {
  expect(passwordFaults(password, ada)).toEqual([expect.stringMatching(sentence)]);
});

test('what many have used, and breaches have told, will not', () => {
  const told = Object.values(common.dictionary['passwords-common']).map(String);
  const long = told.filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(10_000);
  // The most common thousand, and some of all the others.
  const tried = long.filter((_, at) => at < 1000 || at % 100 === 0);
  expect(tried.filter((password) => passwordFaults(password, []).length === 0)).toEqual([]);
});

test('the owner makes the difference', () => {
  expect(passwordFaults('quixotrelle', [])).toEqual([]);
  expect(passwordFaults('quixotrelle', ['quixotrelle@example.com'])).toHaveLength(1);
});

test('of a long password only the beginning is looked at, which bounds the time that it takes', () => {
  const unguessable = 'xq7 vorpal trundle 19 gimlet';
  expect(passwordFaults(`${'a'.repeat(20)}${unguessable}`, ada)).toEqual([]);
  expect(passwordFaults(`${'a'.repeat(100)}${unguessable}`, ada)).toHaveLength(1);
});
