import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocialHouse, type SocialHouse } from './_social-house.ts';

let house: SocialHouse;
beforeAll(async () => {
  house = await openSocialHouse();
});
afterAll(() => house.close());

let people = 0;
beforeEach(() => {
  const sub = `sub-${++people}`;
  house.google.person = { sub, email: `${sub}@example.org`, email_verified: true, name: sub, preferred_username: sub };
});
afterEach(() => {
  house.google.forge = null;
  vi.useRealTimers();
});

const enters = async (): Promise<boolean> => {
  const landing = await house.signIn('google');
  if (!landing.hash.startsWith('#handoff=')) expect(landing.search).toBe('?error=failed');
  return landing.hash !== '';
};
const accounts = async (): Promise<number> =>
  (await house.database.raw('select from users where email = $1', [house.google.person?.email])).rows.length;

type Claims = Record<string, unknown>;
const coded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
/** The token with other claims under the signature that it had. */
const claiming =
  (change: (claims: Claims) => Claims) =>
  (token: string): string => {
    const [header, , signature] = token.split('.');
    return [header, coded(change(claimsOf(token))), signature].join('.');
  };

const oneByteOff = (token: string): string => {
  const at = token.lastIndexOf('.') + 1;
  const signature = Buffer.from(token.slice(at), 'base64url');
  signature[0] = (signature[0] ?? 0) ^ 1;
  return token.slice(0, at) + signature.toString('base64url');
};
const unsigned = (token: string): string => `${coded({ alg: 'none' })}.${coded(claimsOf(token))}.`;
/** Under what both sides know, as if the provider had signed with it. */
const underOurSecret = (token: string): string => {
  const signed = `${coded({ alg: 'HS256' })}.${coded(claimsOf(token))}`;
  return `${signed}.${createHmac('sha256', house.google.client.secret).update(signed).digest('base64url')}`;
};

describe('an ID token', () => {
  test('as the provider signed it opens an account', async () => {
    expect(await enters()).toBe(true);
    expect(await accounts()).toBe(1);
  });

  test.each([
    ['whose signature is one byte off', oneByteOff],
    ['without a signature', (token: string) => token.replace(/\.[^.]*$/, '.')],
    ['that says it needs none', unsigned],
    ['signed with the client secret', underOurSecret],
    ['of another subject', claiming((claims) => ({ ...claims, sub: 'sub-of-the-admin' }))],
    ['with another address', claiming((claims) => ({ ...claims, email: 'admin@example.org' }))],
    ['of another issuer', claiming((claims) => ({ ...claims, iss: 'https://accounts.example' }))],
    ['for another client', claiming((claims) => ({ ...claims, aud: 'another-client' }))],
    ['that has expired', claiming((claims) => ({ ...claims, exp: 1_000_000_000 }))],
    ['of another flow', claiming((claims) => ({ ...claims, nonce: 'another' }))],
  ])('%s opens nothing', async (_, forge) => {
    house.google.forge = forge;
    expect(await enters()).toBe(false);
    expect(await accounts()).toBe(0);
  });

  test('signed with a new key of the provider: its keys are asked for again, once a minute at most', async () => {
    expect(await enters()).toBe(true);
    house.google.trust(`${house.own}/api/auth/google/callback/`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const before = house.google.keysAsked;
    expect(await enters()).toBe(true);
    expect(house.google.keysAsked).toBe(before + 1);
    house.google.forge = (token) => {
      const [, claims, signature] = token.split('.');
      return [coded({ alg: 'RS256', kid: 'nobody-knows-it' }), claims, signature].join('.');
    };
    for (let again = 0; again < 5; again++) expect(await enters()).toBe(false);
    expect(house.google.keysAsked).toBe(before + 1);
  });
});
