import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../platform/errors.ts';
import { relyingParty } from './relying-party.ts';

describe('for whom passkeys are made', () => {
  test.each([
    ['https://devorbit.example', 'evil.example', { id: 'devorbit.example', origin: 'https://devorbit.example' }],
    [
      'https://learn.devorbit.example:8443/',
      undefined,
      { id: 'learn.devorbit.example', origin: 'https://learn.devorbit.example:8443' },
    ],
    [undefined, 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    [undefined, 'LOCALHOST', { id: 'localhost', origin: 'http://localhost' }],
  ])('PUBLIC_URL %s, host %s', (publicUrl, host, party) => expect(relyingParty(publicUrl, host)).toEqual(party));

  test.each([
    [undefined, 'evil.example', /PUBLIC_URL/],
    [undefined, 'localhost.evil.example', /PUBLIC_URL/],
    [undefined, 'localhost@evil.example', /PUBLIC_URL/],
    [undefined, '192.168.0.7:3000', /PUBLIC_URL/],
    [undefined, '', /PUBLIC_URL/],
    [undefined, undefined, /PUBLIC_URL/],
    [undefined, '127.0.0.1:3000', /Open http:\/\/localhost:3000 instead/],
    [undefined, '[::1]:3000', /Open http:\/\/localhost:3000 instead/],
    ['http://127.0.0.1:3000', 'localhost:3000', /Open http:\/\/localhost:3000 instead/],
    ['https://192.168.0.7', 'localhost', /PUBLIC_URL/],
    ['https://[2001:db8::1]', 'localhost', /PUBLIC_URL/],
  ])('PUBLIC_URL %s, host %s is refused in words', (publicUrl, host, sentence) => {
    const name = () => relyingParty(publicUrl, host);
    expect(name).toThrow(Refusal);
    expect(name).toThrow(sentence);
  });
});
