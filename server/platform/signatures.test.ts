import { expect, test } from 'vitest';
import { readSigned, signed } from './signatures.ts';

test('what was signed is read again', () => {
  for (const text of ['1779999999999', '', 'a.b', '7.1779999999999'])
    expect(readSigned('secret', '/path', signed('secret', '/path', text))).toBe(text);
  expect(signed('secret', '/path', '17')).toMatch(/^17\.[\w-]{43}$/);
});

test('anything else is nothing', () => {
  const good = signed('secret', '/path', '17');
  const [text = '', signature = ''] = good.split('.');
  for (const given of [
    '',
    '.',
    text,
    signature,
    `.${signature}`,
    `18.${signature}`,
    `${good}x`,
    good.slice(0, -1),
    `${good}.`,
  ])
    expect(readSigned('secret', '/path', given)).toBeNull();
  expect(readSigned('another secret', '/path', good)).toBeNull();
  expect(readSigned('secret', '/other', good)).toBeNull();
  // Purpose and text do not run into each other.
  expect(readSigned('secret', '/path1', `7.${signature}`)).toBeNull();
});
