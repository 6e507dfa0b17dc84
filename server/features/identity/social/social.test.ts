import { showAccount } from '@devorbit/contract/community/profiles.ts';
import { SecondFactorNeeded } from '@devorbit/contract/identity/accounts.ts';
import { linkIdentity, listIdentities, listProviders } from '@devorbit/contract/identity/social.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { openHouse } from '@devorbit/testkit/house.ts';
import type { OidcPerson } from '@devorbit/testkit/oidc-provider.ts';
import { signIn } from '@devorbit/testkit/sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './_browser.ts';
import { codeOf, openSocialHouse, type SocialHouse } from './_social-house.ts';

let house: SocialHouse;
beforeAll(async () => {
  house = await openSocialHouse();
});
afterAll(() => house.close());

let people = 0;
const somebody = (more: Partial<OidcPerson> = {}): OidcPerson => {
  const sub = `sub-${++people}`;
  return {
    sub,
    email: `${sub}@example.org`,
    email_verified: true,
    name: `Zoë ${'I'.repeat(people)}`,
    preferred_username: `zoe${people}`,
    ...more,
  };
};
const verify = (id: number) => house.database.raw('update users set email_verified_at = now() where id = $1', [id]);
const accounts = async (email: string) =>
  (await house.database.raw('select username from users where lower(email) = lower($1)', [email])).rows.length;

describe('with Google', () => {
  test('a new person gets an account; the same person comes back to it', async () => {
    house.google.person = somebody();
    const browser = openBrowser();
    const landing = await house.signIn('google', browser, '?next=%2Fproblems%2F7%3Ftab%3D1');
    expect(landing.pathname).toBe('/auth/google');
    expect(landing.search).toBe('');
    expect(new URLSearchParams(landing.hash.slice(1)).get('next')).toBe('/problems/7?tab=1');
    const session = await house.enter(landing, browser);
    expect(session.user).toMatchObject({
      username: house.google.person.preferred_username,
      email: house.google.person.email,
      full_name: house.google.person.name,
      is_staff: false,
    });
    const { body } = await call(house.url, showAccount, { as: session.session_code });
    expect(body).toMatchObject({ email_verified: true, has_password: false });
    const { rows } = await house.database.raw(
      `select u.auth_provider, s.method from users u join sessions s on s.user_id = u.id where u.id = $1`,
      [session.user.id],
    );
    expect(rows).toEqual([{ auth_provider: 'google', method: 'google' }]);

    const other = openBrowser();
    const again = await house.enter(await house.signIn('google', other), other);
    expect(again.user).toEqual(session.user);
    expect((await call(house.url, listIdentities, { as: again.session_code })).body).toMatchObject([
      { provider: 'google', label: house.google.person.email },
    ]);
  });

  test('an account with the same address, verified here and there, is connected and keeps its password', async () => {
    const { user } = await makeUser(house);
    await verify(user.id);
    house.google.person = somebody({ email: user.email.toUpperCase() });
    const browser = openBrowser();
    expect((await house.enter(await house.signIn('google', browser), browser)).user.id).toBe(user.id);
    const { rows } = await house.database.raw('select password_hash is not null as kept from users where id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([{ kept: true }]);
  });

  describe.each(['staff', 'superuser'] as const)('an account of a %s with the same verified address', (role) => {
    test('is not connected by it: its owner connects it after the usual sign-in, once', async () => {
      const { user, password } = await makeUser(house, { role });
      await verify(user.id);
      house.google.person = somebody({ email: user.email });
      const asked = `${house.own}/auth/google?error=confirm`;
      expect((await house.signIn('google')).href).toBe(asked);
      expect((await house.signIn('google')).href).toBe(asked);
      const identities = async () =>
        (await house.database.raw('select from identities where user_id = $1', [user.id])).rows.length;
      expect(await identities()).toBe(0);
      expect((await house.database.raw('select from sessions where user_id = $1', [user.id])).rows).toHaveLength(1);

      const { session_code: as } = await signIn(house.url, user.username, password);
      const browser = openBrowser();
      const begun = await browser.fetch(house.own + linkIdentity.path.replace(':provider', 'google'), {
        method: 'POST',
        headers: { 'x-session-code': as },
      });
      const { url } = (await begun.json()) as { url: string };
      await browser.open(house.own + url, ({ pathname }) => pathname === '/profile');
      expect(await identities()).toBe(1);
      const other = openBrowser();
      expect((await house.enter(await house.signIn('google', other), other)).user.id).toBe(user.id);
    });

    test('that the person connected before is theirs as before', async () => {
      house.google.person = somebody();
      const browser = openBrowser();
      const { user } = await house.enter(await house.signIn('google', browser), browser);
      await house.database.raw('update users set is_staff = true, is_superuser = $2 where id = $1', [
        user.id,
        role === 'superuser',
      ]);
      expect((await house.enter(await house.signIn('google', browser), browser)).user.id).toBe(user.id);
    });
  });

  test.each([
    ['we have not verified', false, true, 'exists'],
    ['the provider has not verified', true, false, 'unverified'],
    ['neither has verified', false, false, 'unverified'],
  ])('an account whose address %s is not given away', async (_, here, there, error) => {
    const { user } = await makeUser(house);
    if (here) await verify(user.id);
    house.google.person = somebody({ email: user.email, email_verified: there });
    expect((await house.signIn('google')).href).toBe(`${house.own}/auth/google?error=${error}`);
    expect((await house.database.raw('select from identities where user_id = $1', [user.id])).rows).toEqual([]);
  });

  test.each([
    ['without an address', { email_verified: true }],
    ['with an unverified address', { email: 'new1@example.org', email_verified: false }],
    ['with an address of which nothing is said', { email: 'new2@example.org' }],
    ['with a broken address', { email: 'new3\n@example.org', email_verified: true }],
  ])('a new person %s gets no account', async (_, told) => {
    house.google.person = { sub: `sub-${++people}`, name: 'New', ...told };
    expect((await house.signIn('google')).search).toBe('?error=unverified');
    expect(await accounts('email' in told ? told.email : '')).toBe(0);
  });

  test('names are made valid, and another than one that is taken', async () => {
    const { user } = await makeUser(house, { username: 'Jos_Muller' });
    const names: string[] = [];
    for (const person of [
      somebody({ preferred_username: 'José Müller' }),
      somebody({ preferred_username: '<script>' }),
      somebody({ preferred_username: '漢字', name: '漢字 ‮kcab\u0007' }),
      somebody({ preferred_username: user.username }),
    ]) {
      house.google.person = person;
      const browser = openBrowser();
      const { user: made } = await house.enter(await house.signIn('google', browser), browser);
      expect(made.username).toMatch(/^[A-Za-z0-9_.-]{2,30}$/);
      expect(made.full_name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      names.push(made.username);
    }
    expect(names).toEqual(['Jose_Muller', 'script', 'kcab', expect.stringMatching(/^Jos_Muller_\d{4}$/)]);
  });

  test('one person who comes in twice at once has one account', async () => {
    house.google.person = somebody();
    const browsers = [openBrowser(), openBrowser(), openBrowser()];
    const landings = await Promise.all(browsers.map((browser) => house.signIn('google', browser)));
    const sessions = await Promise.all(
      browsers.map((browser, at) => house.enter(landings[at] ?? new URL(house.own), browser)),
    );
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
    expect(await accounts(house.google.person.email ?? '')).toBe(1);
  });

  test('a suspended account stays shut', async () => {
    house.google.person = somebody();
    const browser = openBrowser();
    const { user } = await house.enter(await house.signIn('google', browser), browser);
    await house.database.raw(`update users set suspended_at = now(), suspended_reason = 'Spam' where id = $1`, [
      user.id,
    ]);
    const answer = await house.redeem(codeOf(await house.signIn('google', browser)), browser);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 403,
      body: { error: 'Your account is suspended: Spam' },
    });
  });

  test('an account with a second factor asks for it, and gives no session', async () => {
    house.google.person = somebody();
    const browser = openBrowser();
    const { user } = await house.enter(await house.signIn('google', browser), browser);
    await house.database.raw(`insert into totp_factors (user_id, secret, confirmed_at) values ($1, 'sealed', now())`, [
      user.id,
    ]);
    const answer = await house.redeem(codeOf(await house.signIn('google', browser)), browser);
    expect(answer.status).toBe(202);
    expect(SecondFactorNeeded.strict().parse(await answer.json()).methods).toContain('totp');
  });

  test('a refusal at the provider is told', async () => {
    house.google.person = null;
    expect((await house.signIn('google')).href).toBe(`${house.own}/auth/google?error=cancelled`);
  });
});

describe('with GitHub', () => {
  const octocat = (more: object = {}) => ({
    id: 1_000_000 + ++people,
    login: `octo-${people}`,
    name: null,
    emails: [
      { email: `old-${people}@example.org`, primary: false, verified: true },
      { email: `octo-${people}@example.org`, primary: true, verified: true },
    ],
    ...more,
  });

  test('a new person gets an account by the primary address, and comes back to it', async () => {
    const person = octocat();
    house.github.person = person;
    const browser = openBrowser();
    const { user } = await house.enter(await house.signIn('github', browser), browser);
    expect(user).toMatchObject({ username: person.login, full_name: person.login, email: person.emails[1]?.email });
    house.github.person = { ...person, login: 'renamed', emails: [] };
    const again = openBrowser();
    expect((await house.enter(await house.signIn('github', again), again)).user.id).toBe(user.id);
    expect(house.github.told.slice(-2)).toEqual(['token', 'token']);
  });

  test.each([
    ['an unverified primary address', [{ email: 'mallory@example.org', primary: true, verified: false }]],
    [
      'a verified address that is not the primary one',
      [
        { email: 'mallory@example.org', primary: false, verified: true },
        { email: 'mallory2@example.org', primary: true, verified: false },
      ],
    ],
    ['no address', []],
  ])('%s opens nothing', async (_, emails) => {
    house.github.person = octocat({ emails });
    expect((await house.signIn('github')).href).toBe(`${house.own}/auth/github?error=unverified`);
  });

  test('a refusal there is told', async () => {
    house.github.person = null;
    expect((await house.signIn('github')).search).toBe('?error=cancelled');
  });
});

describe('what the operator has not set up', () => {
  test('is said in words, to the page and to the browser on its way', async () => {
    expect((await call(house.url, listProviders)).body).toEqual([
      { provider: 'google', available: true, message: '' },
      { provider: 'github', available: true, message: '' },
    ]);
    const bare = await openHouse({ env: { GITHUB_CLIENT_ID: 'x', GITHUB_CLIENT_SECRET: 'y' } });
    try {
      expect((await call(bare.url, listProviders)).body[0]).toEqual({
        provider: 'google',
        available: false,
        message: 'Sign-in with Google is not set up on this server.',
      });
      const own = bare.url.replace('127.0.0.1', 'localhost');
      const [first] = await openBrowser().open(
        `${own}/api/auth/google/login/`,
        ({ pathname }) => pathname === '/auth/google',
      );
      expect({ status: first?.status, to: first?.headers.get('location') }).toEqual({
        status: 302,
        to: `${own}/auth/google?error=unavailable`,
      });
    } finally {
      await bare.close();
    }
  });

  test('a provider that does not answer is a sentence, and is asked again the next time', async () => {
    const away = await openHouse({
      env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'a-secret-of-google', GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    });
    try {
      const own = away.url.replace('127.0.0.1', 'localhost');
      for (let again = 0; again < 2; again++) {
        const answer = await openBrowser().fetch(`${own}/api/auth/google/login/`);
        expect(answer.headers.get('location')).toBe(`${own}/auth/google?error=failed`);
      }
      expect(away.log().match(/a sign-in by a provider failed/g)).toHaveLength(2);
      expect(away.log()).not.toContain('a-secret-of-google');
    } finally {
      await away.close();
    }
  });
});
