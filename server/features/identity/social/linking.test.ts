import { linkIdentity, listIdentities, unlinkIdentity } from '@devorbit/contract/identity/social.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './_browser.ts';
import { codeOf, openSocialHouse, type SocialHouse } from './_social-house.ts';

let house: SocialHouse;
beforeAll(async () => {
  house = await openSocialHouse(false);
});
afterAll(() => house.close());

let people = 0;
const somebody = () => {
  const sub = `sub-${++people}`;
  return { sub, email: `${sub}@example.org`, email_verified: true, name: sub, preferred_username: sub };
};
const google = { params: { provider: 'google' } } as const;

/** The one-time address for this browser. */
async function askToLink(browser: Browser, { code }: Pick<SignedIn, 'code'>): Promise<string> {
  const answer = await browser.fetch(`${house.own}/api/identities/google/link/`, {
    method: 'POST',
    headers: { 'x-session-code': code },
  });
  expect(answer.status).toBe(200);
  const { url } = linkIdentity.replies[200].parse(await answer.json());
  expect(url).toMatch(/^\/api\/auth\/google\/login\/\?link=[\w-]{43}$/);
  return house.own + url;
}
const follow = async (browser: Browser, address: string): Promise<string> =>
  (await browser.open(address, ({ origin, pathname }) => origin === house.own && !pathname.startsWith('/api/'))).at(-1)
    ?.url.href ?? '';
const connected = '/profile?tab=security';
const identities = async (as: string) => (await call(house.url, listIdentities, { as })).body;

test('a signed-in user connects an account elsewhere, comes in with it, and disconnects it', async () => {
  const user = await makeUser(house);
  const browser = openBrowser();
  house.google.person = somebody();
  const { email } = house.google.person;
  expect(await follow(browser, await askToLink(browser, user))).toBe(house.own + connected);
  expect(await identities(user.code)).toMatchObject([{ provider: 'google', label: email }]);

  const other = openBrowser();
  const session = await house.enter(await house.signIn('google', other), other);
  expect(session.user.id).toBe(user.user.id);

  const { body } = await call(house.url, unlinkIdentity, { ...google, as: user.code });
  expect(body.message).toBe('Google is disconnected');
  expect(await identities(user.code)).toEqual([]);
  expect(await refused(house.url, unlinkIdentity, { ...google, as: user.code })).toMatchObject({ status: 404 });
});

test('an identity of somebody else is refused, and so is a second one of the same provider', async () => {
  const [one, two] = [await makeUser(house), await makeUser(house)];
  const browser = openBrowser();
  house.google.person = somebody();
  await follow(browser, await askToLink(browser, one));
  expect(await follow(browser, await askToLink(browser, one))).toBe(house.own + connected);
  expect(await follow(browser, await askToLink(browser, two))).toBe(`${house.own}/auth/google?error=taken`);
  house.google.person = somebody();
  const fresh = openBrowser();
  expect(await follow(fresh, await askToLink(fresh, one))).toBe(`${house.own}/auth/google?error=another`);
  expect(await identities(two.code)).toEqual([]);
  expect(await identities(one.code)).toHaveLength(1);
});

test('the one-time address works in the browser that asked for it, once, and opens no session', async () => {
  const mallory = await makeUser(house);
  house.google.person = somebody();
  const [own, victim] = [openBrowser(), openBrowser()];
  const expired = `${house.own}/auth/google?error=expired`;
  expect(await follow(victim, await askToLink(own, mallory))).toBe(expired);
  await follow(victim, `${house.own}/api/auth/google/login/`);
  expect(await follow(victim, await askToLink(own, mallory))).toBe(expired);
  const address = await askToLink(own, mallory);
  expect((await house.redeem(new URL(address).searchParams.get('link') ?? '', own)).status).toBe(400);
  const other = await askToLink(own, mallory);
  expect(await follow(own, other.replace('/google/', '/github/'))).toBe(`${house.own}/auth/github?error=expired`);
  expect(await follow(own, other)).toBe(expired);
  expect(await identities(mallory.code)).toEqual([]);
  const mark = codeOf(await house.signIn('google', own));
  expect(await follow(own, `${house.own}/api/auth/google/login/?link=${mark}`)).toBe(expired);
});

test('the only way in stays; with another it goes', async () => {
  house.google.person = somebody();
  const browser = openBrowser();
  const { session_code: as, user } = await house.enter(await house.signIn('google', browser), browser);
  expect(await refused(house.url, unlinkIdentity, { ...google, as })).toMatchObject({
    status: 409,
    body: { error: 'Google is the only way into your account. Set a password first, then disconnect it.' },
  });
  expect(await identities(as)).toHaveLength(1);
  const ways = [
    `update users set password_hash = 'some' where id = $1`,
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, synced, created_at)
     values ($1, 'some', '', 0, '{}', 'A key', false, now())`,
  ];
  for (const way of ways) {
    await house.database.raw(way, [user.id]);
    await call(house.url, unlinkIdentity, { ...google, as });
    expect(await identities(as)).toEqual([]);
    await house.database.raw('update users set password_hash = null, email_verified_at = now() where id = $1', [
      user.id,
    ]);
    await house.enter(await house.signIn('google', browser), browser);
  }
});

test('who may not: visitors, others, and sessions whose holder has not proved who they are', async () => {
  const user = await makeUser(house);
  for (const endpoint of [linkIdentity, unlinkIdentity]) {
    expect((await refused(house.url, endpoint, google)).status).toBe(401);
    await house.database.raw(
      `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
      [user.user.id],
    );
    expect(await refused(house.url, endpoint, { ...google, as: user.code })).toMatchObject({
      status: 403,
      body: { details: { reauthenticate: true } },
    });
  }
  expect((await refused(house.url, listIdentities)).status).toBe(401);
});
