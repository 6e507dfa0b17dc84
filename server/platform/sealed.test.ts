import { expect, test } from 'vitest';
import { createSeal } from './sealed.ts';

const seal = createSeal('a secret that only tests use, long enough', 'tests');

test('what was sealed is read again, and never looks the same twice', () => {
  const [one, two] = [seal.close('gehéim', '7'), seal.close('gehéim', '7')];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('gehe');
  expect([seal.open(one, '7'), seal.open(two, '7')]).toEqual(['gehéim', 'gehéim']);
});

test('another secret, purpose or owner, or a changed byte opens nothing', () => {
  const sealed = seal.close('geheim', '7');
  expect(() => seal.open(sealed, '8')).toThrow(/authenticate|tag length|initialization vector/i);
  expect(() => createSeal('a secret that only tests use, long enough', 'else').open(sealed, '7')).toThrow(
    /authenticate|tag length|initialization vector/i,
  );
  expect(() => createSeal('another secret, which is long enough too', 'tests').open(sealed, '7')).toThrow(
    /authenticate|tag length|initialization vector/i,
  );
  for (const at of [0, 13, 30]) {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(() => seal.open(bytes.toString('base64url'), '7')).toThrow(/authenticate|tag length|initialization vector/i);
  }
  expect(() => seal.open('', '7')).toThrow(/authenticate|tag length|initialization vector/i);
});
