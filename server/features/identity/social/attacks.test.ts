import { request } from 'node:http';
import { openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from './_browser.ts';
import { codeOf, openSocialHouse, type SocialHouse } from './_social-house.ts';

let house: SocialHouse;
beforeAll(async () => {
  house = await openSocialHouse();
});
afterAll(() => house.close());

let people = 0;
const somebody = () => {
  const sub = `sub-${++people}`;
  return { sub, email: `${sub}@example.org`, email_verified: true, name: sub, preferred_username: sub };
};

/** The address that the provider sends this browser back to, not yet opened. */
async function comeBack(browser: Browser, provider: 'google' | 'github' = 'google'): Promise<URL> {
  const stops = await browser.open(`${house.own}/api/auth/${provider}/login/`, ({ pathname }) =>
    pathname.endsWith('/callback/'),
  );
  return stops.at(-1)?.url ?? new URL(house.own);
}
const landing = async (browser: Browser, address: URL): Promise<string> =>
  (await browser.fetch(address)).headers.get('location') ?? '';
const failed = (error: string, provider = 'google') => `${house.own}/auth/${provider}?error=${error}`;

beforeAll(() => {
  house.google.person = somebody();
  const github = { id: 77, login: 'mallory', name: null };
  house.github.person = { ...github, emails: [{ email: 'mallory@example.org', primary: true, verified: true }] };
});

describe('the way back', () => {
  test('is closed to another browser, with and without a cookie of its own, and then to the first one too', async () => {
    const [victim, other] = [openBrowser(), openBrowser()];
    const address = await comeBack(openBrowser());
    expect(await landing(victim, address)).toBe(failed('expired'));
    const second = await comeBack(other);
    await comeBack(victim);
    expect(await landing(victim, second)).toBe(failed('expired'));
    expect(await landing(other, second)).toBe(failed('expired'));
  });

  test('is open once', async () => {
    const browser = openBrowser();
    const address = await comeBack(browser);
    expect(await landing(browser, address)).toContain('#handoff=');
    expect(await landing(browser, address)).toBe(failed('expired'));
  });

  test('takes no code of another flow', async () => {
    const browser = openBrowser();
    const stolen = (await comeBack(openBrowser())).searchParams.get('code') ?? '';
    for (const provider of ['google', 'github'] as const) {
      const address = await comeBack(browser, provider);
      address.searchParams.set('code', stolen);
      expect(await landing(browser, address)).toBe(failed('failed', provider));
    }
    expect(house.github.told.at(-1)).toBe('bad_verification_code');
  });

  test('takes no code of another flow of the same provider, whose PKCE verifier is another', async () => {
    for (const provider of ['google', 'github'] as const) {
      const browser = openBrowser();
      const stolen = (await comeBack(openBrowser(), provider)).searchParams.get('code') ?? '';
      const address = await comeBack(browser, provider);
      address.searchParams.set('code', stolen);
      expect(await landing(browser, address)).toBe(failed('failed', provider));
    }
  });

  test('is that of its own provider', async () => {
    const browser = openBrowser();
    const address = await comeBack(browser, 'google');
    address.pathname = '/api/auth/github/callback/';
    expect(await landing(browser, address)).toBe(failed('expired', 'github'));
    const again = await comeBack(browser, 'google');
    again.searchParams.set('iss', 'https://evil.example');
    expect(await landing(browser, again)).toBe(failed('failed'));
  });

  test.each([
    '?',
    '?state=made-up&code=x',
    '?error=access_denied',
    '?state=a&state=b&code=c',
    `?state=${'x'.repeat(5000)}`,
  ])('leads nowhere by %.40s', async (query) => {
    const browser = openBrowser();
    await comeBack(browser);
    expect(await landing(browser, new URL(`${house.own}/api/auth/google/callback/${query}`))).toBe(failed('expired'));
  });

  test('ends after ten minutes', async () => {
    const browser = openBrowser();
    const address = await comeBack(browser);
    await house.database.raw(`update social_flows set expires_at = now()`);
    expect(await landing(browser, address)).toBe(failed('expired'));
  });
});

describe('the cookie', () => {
  const fetchAs = (address: URL, cookie: string) => openBrowser().fetch(address, { headers: { cookie } });

  test('is unreadable for scripts, of our own site, of these calls alone, for ten minutes', async () => {
    const answer = await openBrowser().fetch(`${house.own}/api/auth/google/login/`);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^devorbit_oauth=[\w-]{43}; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is not believed where there are two of it, and not when it was changed', async () => {
    for (const inject of [
      (mark: string) => `devorbit_oauth=${'x'.repeat(43)}; devorbit_oauth=${mark}`,
      (mark: string) => `devorbit_oauth=${mark}; devorbit_oauth=${'x'.repeat(43)}`,
      (mark: string) => `devorbit_oauth=${mark}x`,
      () => 'devorbit_oauth=',
      (mark: string) => `devorbit_oauth="${mark}"`,
    ]) {
      const browser = openBrowser();
      const address = await comeBack(browser);
      const mark = browser.cookies.get('localhost devorbit_oauth')?.value ?? '';
      expect(mark).toHaveLength(43);
      expect((await fetchAs(address, inject(mark))).headers.get('location')).toBe(failed('expired'));
    }
  });
});

describe('the one-time code', () => {
  test('opens one session, in the browser that came back with it, within a minute', async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    const sentence = { error: 'This sign-in has expired. Please start again.' };
    const stolen = codeOf(await house.signIn('google', browser));
    await comeBack(other);
    for (const thief of [openBrowser(), other]) {
      const answer = await house.redeem(stolen, thief);
      expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 400, body: sentence });
    }
    expect((await house.redeem(stolen, browser)).status).toBe(400);

    const code = codeOf(await house.signIn('google', browser));
    const mark = browser.cookies.get('localhost devorbit_oauth');
    expect((await house.redeem(code, browser)).status).toBe(200);
    expect(browser.cookies.has('localhost devorbit_oauth')).toBe(false);
    if (mark) browser.cookies.set('localhost devorbit_oauth', mark);
    expect((await house.redeem(code, browser)).status).toBe(400);

    const late = codeOf(await house.signIn('google', browser));
    await house.database.raw('update social_handoffs set expires_at = now()');
    expect((await house.redeem(late, browser)).status).toBe(400);
  });
});

test.each([
  '//evil.example',
  '%5C%5Cevil.example',
  '/%5Cevil.example',
  'https:evil.example',
  'https://evil.example',
  '%2f%2fevil.example',
  '%252f%252fevil.example',
  '/.//evil.example',
  '/x%0d%0aset-cookie:a=b',
  '/x&next=//evil.example',
])('next=%s leads home', async (next) => {
  const browser = openBrowser();
  const { hash, host } = await house.signIn('google', browser, `?next=${next}`);
  expect({ host, next: new URLSearchParams(hash.slice(1)).get('next') }).toEqual({
    host: new URL(house.own).host,
    next: '/',
  });
});

test('addresses are made of PUBLIC_URL, whatever the request says, and the cookie never leaves https', async () => {
  const secure = await openHouse({
    env: {
      PUBLIC_URL: 'https://learn.example/',
      GITHUB_CLIENT_ID: house.github.client.id,
      GITHUB_CLIENT_SECRET: house.github.client.secret,
      GITHUB_URL: house.github.url,
    },
  });
  try {
    const headers = await new Promise<Record<string, unknown>>((done, fail) => {
      request(
        `${secure.url}/api/auth/github/login/`,
        { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
        (answer) => done(answer.resume().headers),
      )
        .on('error', fail)
        .end();
    });
    const to = new URL(String(headers['location']));
    expect(to.origin).toBe(house.github.url);
    expect(to.searchParams.get('redirect_uri')).toBe('https://learn.example/api/auth/github/callback/');
    expect(to.searchParams.get('code_challenge_method')).toBe('S256');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Secure-devorbit_oauth=[\w-]{43}; Path=\/api\/auth; .*HttpOnly; SameSite=Lax; Secure$/),
    ]);
  } finally {
    await secure.close();
  }
});

test('a browser that came by another name of this machine is taken to the one it comes back to', async () => {
  const answer = await openBrowser().fetch(`${house.url}/api/auth/google/login/?next=/x`);
  expect(answer.headers.get('location')).toBe(`${house.own}/api/auth/google/login/?next=/x`);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('too many tries of one address are told', async () => {
  const small = await openHouse({
    env: { SOCIAL_SIGN_INS_PER_ADDRESS: '1', GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' },
  });
  try {
    const own = small.url.replace('127.0.0.1', 'localhost');
    const locations: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const answer = await openBrowser().fetch(`${own}/api/auth/github/login/`);
      locations.push(answer.headers.get('location') ?? '');
    }
    expect(locations).toEqual([
      expect.stringMatching(/^https:\/\/github\.com\/login\/oauth\/authorize\?/),
      `${own}/auth/github?error=busy`,
    ]);
  } finally {
    await small.close();
  }
});

test('neither the database nor the log holds what opens anything', async () => {
  const browser = openBrowser();
  const address = await comeBack(browser);
  const state = address.searchParams.get('state') ?? '';
  const mark = browser.cookies.get('localhost devorbit_oauth')?.value ?? '';
  const held = async () =>
    JSON.stringify([
      (await house.database.raw('select f::text from social_flows f')).rows,
      (await house.database.raw('select t::text from social_handoffs t')).rows,
    ]);
  const before = await held();
  const code = codeOf(new URL(await landing(browser, address)));
  const all = before + (await held()) + house.log();
  for (const secret of [
    state,
    mark,
    code,
    address.searchParams.get('code') ?? '',
    house.google.client.secret,
    house.github.client.secret,
  ]) {
    expect(secret).not.toBe('');
    expect(all).not.toContain(secret);
  }
  expect(all).not.toContain('verifier');
});
