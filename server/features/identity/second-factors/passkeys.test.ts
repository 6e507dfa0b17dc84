import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import {
  createPasskey,
  MAX_PASSKEYS,
  passkeyLogin,
  passkeyProof,
  removePasskey,
  removeTotp,
  renamePasskey,
  showSecondFactors,
  startPasskey,
  startPasskeyLogin,
  startPasskeyProof,
} from '@devorbit/contract/identity/second-factors.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type Lie, SoftwarePasskey } from '@devorbit/testkit/software-passkey.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admitUser } from '../accounts/commands/admit-user.ts';

const MINUTE_MS = 60_000;
const REFUSED = [400, 'This passkey was not accepted. Please try again.'];
const GONE = [400, 'This request has expired or was already used. Please try again.'];

let house: House;
/** WebAuthn knows no IP addresses. */
let url: string;
let now = Date.parse('2026-05-04T10:00:00Z');
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => new Date(now) } });
  url = house.url.replace('127.0.0.1', 'localhost');
});
beforeEach(async () => {
  ada = await makeUser(house);
});
afterAll(() => house.close());

const options = async ({ code } = ada) => (await call(url, startPasskey, { as: code })).body;
async function make({ owner = ada, name = 'Laptop', synced = false, lie = {} as Lie } = {}) {
  const passkey = new SoftwarePasskey(url, { synced });
  const asked = await options(owner);
  const body = { challenge: asked.challenge, name, response: passkey.create(asked.options, lie) };
  return { passkey, body };
}
async function made(more: { owner?: SignedIn; name?: string; synced?: boolean; lie?: Lie } = {}) {
  const { passkey, body } = await make(more);
  const { status, body: kept } = await call(url, createPasskey, { as: (more.owner ?? ada).code, body });
  expect(status).toBe(201);
  return { passkey, kept };
}
const question = async () => (await call(url, startPasskeyLogin)).body;
async function signIn(passkey: SoftwarePasskey, lie?: Lie) {
  const asked = await question();
  return (
    await call(url, passkeyLogin, {
      body: { challenge: asked.challenge, response: passkey.get(asked.options, lie) },
    })
  ).body;
}
async function refusedSignIn(passkey: SoftwarePasskey, lie?: Lie) {
  const asked = await question();
  return refusal(passkeyLogin, { challenge: asked.challenge, response: passkey.get(asked.options, lie) });
}
async function refusal(
  endpoint: typeof passkeyLogin | typeof passkeyProof | typeof createPasskey,
  body: object,
  { code } = ada,
): Promise<[number, unknown]> {
  const answered = await refused(url, endpoint, { as: code, body: body as never });
  return [answered.status, answered.body['error']];
}
const factors = async ({ code } = ada) => (await call(url, showSecondFactors, { as: code })).body;

describe('making a passkey', () => {
  test('keeps its key and shows its name', async () => {
    const asked = await options();
    expect(asked.options).toMatchObject({
      challenge: asked.challenge,
      rp: { id: 'localhost', name: 'DevOrbit' },
      user: { name: ada.user.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { passkey, kept } = await made({ name: '  Laptop ', synced: true });
    expect(kept).toEqual({
      id: expect.any(String),
      name: 'Laptop',
      created_at: new Date(now).toISOString(),
      last_used_at: null,
      synced: true,
    });
    expect((await factors()).passkeys).toEqual([kept]);
    expect((await options()).options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
  });

  test.each<[string, Lie]>([
    ['another origin', { origin: 'http://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90aGluZw' }],
    ['a user who was not verified', { verified: false }],
  ])('refuses %s', async (_, lie) => {
    const { body } = await make({ lie });
    expect(await refusal(createPasskey, body)).toEqual(REFUSED);
    expect(await refusal(createPasskey, body)).toEqual(GONE);
    expect((await factors()).passkeys).toEqual([]);
  });

  test('refuses garbage, another user’s challenge, an old one, and one of another purpose', async () => {
    const { body } = await make();
    const bent = { ...body.response.response, attestationObject: 'AAAA' };
    expect(await refusal(createPasskey, { ...body, response: { ...body.response, response: bent } })).toEqual(REFUSED);

    const grace = await makeUser(house);
    const hers = await make({ owner: grace });
    expect(await refusal(createPasskey, hers.body)).toEqual(GONE);

    const { challenge } = await question();
    expect(await refusal(createPasskey, { ...body, challenge })).toEqual(GONE);

    const old = await make();
    now += 5 * MINUTE_MS;
    expect(await refusal(createPasskey, old.body)).toEqual(GONE);
  });

  test('refuses a credential that is kept already, for anybody', async () => {
    const { passkey } = await made();
    const grace = await makeUser(house);
    const asked = await options(grace);
    const body = { challenge: asked.challenge, name: 'Copy', response: passkey.create(asked.options) };
    expect(await refusal(createPasskey, body, grace)).toEqual([409, 'This passkey is already on your account']);
  });

  test(`keeps at most ${MAX_PASSKEYS}, however many come at once`, async () => {
    for (let count = 1; count < MAX_PASSKEYS; count += 1) await made();
    const more = await Promise.all([make(), make(), make()]);
    const statuses = await Promise.all(
      more.map(({ body }) =>
        fetch(url + createPasskey.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-session-code': ada.code },
          body: JSON.stringify(body),
        }).then(({ status }) => status),
      ),
    );
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
    expect((await refused(url, startPasskey, { as: ada.code })).status).toBe(409);
  });

  test('says on an IP address that a name is needed', async () => {
    const { status, body } = await refused(house.url, startPasskey, { as: ada.code });
    expect([status, body['error']]).toEqual([503, `Passkeys don’t work with an IP address. Open ${url} instead.`]);
  });

  test('wants a fresh proof of who it is', async () => {
    const { kept } = await made();
    now += 11 * MINUTE_MS;
    for (const endpoint of [startPasskey, createPasskey, removePasskey, removeTotp]) {
      const { status, body } = await refused<Endpoint>(url, endpoint, { as: ada.code, params: { id: kept.id } });
      expect([status, body['details']]).toEqual([403, { reauthenticate: true }]);
    }
  });
});

describe('signing in', () => {
  test('opens a session without a name, a password or a second factor', async () => {
    const { passkey } = await made();
    const asked = await question();
    expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    now += MINUTE_MS;
    const session = await signIn(passkey);
    expect(session.user.id).toBe(ada.user.id);
    expect((await factors({ ...ada, code: session.session_code })).passkeys).toMatchObject([
      { last_used_at: new Date(now).toISOString() },
    ]);
    const { rows } = await house.database.raw(
      'select outcome, method from sign_ins where user_id = $1 order by id desc limit 1',
      [ada.user.id],
    );
    expect(rows).toEqual([{ outcome: 'success', method: 'passkey' }]);
  });

  test('asks for no code after it', async () => {
    await house.database.raw(`insert into totp_factors (user_id, secret, confirmed_at) values ($1, '', now())`, [
      ada.user.id,
    ]);
    const { passkey } = await made();
    expect(await signIn(passkey)).toMatchObject({ user: { id: ada.user.id } });
    const deps = { ...house, sessionHours: 1 };
    expect(await admitUser(deps, ada.user.id, 'password', { ip: '', userAgent: '' })).toMatchObject({
      methods: ['totp', 'passkey'],
    });
  });

  test.each<[string, Lie]>([
    ['another origin', { origin: 'http://evil.example' }],
    ['the same name on another port', { origin: 'http://localhost:1' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90aGluZw' }],
    ['a user who was not verified', { verified: false }],
    ['a counter that goes back', { counter: 1 }],
    ['a counter that stands still', { counter: 2 }],
  ])('refuses %s, and shows it to the owner', async (_, lie) => {
    const { passkey } = await made();
    await signIn(passkey);
    expect(await refusedSignIn(passkey, lie)).toEqual(REFUSED);
    const { rows } = await house.database.raw(
      'select outcome, method from sign_ins where user_id = $1 order by id desc limit 1',
      [ada.user.id],
    );
    expect(rows).toEqual([{ outcome: 'wrong_code', method: 'passkey' }]);
  });

  test('takes authenticators without a counter, again and again', async () => {
    const { passkey } = await made({ lie: { counter: 0 } });
    await signIn(passkey, { counter: 0 });
    await signIn(passkey, { counter: 0 });
  });

  test('takes an answer once, and not after five minutes', async () => {
    const { passkey } = await made();
    const asked = await question();
    const body = { challenge: asked.challenge, response: passkey.get(asked.options) };
    await call(url, passkeyLogin, { body });
    expect(await refusal(passkeyLogin, body)).toEqual(GONE);
    const late = await question();
    now += 5 * MINUTE_MS;
    expect(await refusal(passkeyLogin, { challenge: late.challenge, response: passkey.get(late.options) })).toEqual(
      GONE,
    );
  });

  test('refuses an unknown credential, another’s signature, and another’s user handle', async () => {
    const stranger = new SoftwarePasskey(url);
    expect(await refusedSignIn(stranger)).toEqual(REFUSED);
    const { passkey } = await made();
    const grace = await makeUser(house);
    const hers = await made({ owner: grace });
    const asked = await question();
    const own = passkey.get(asked.options);
    const foreign = hers.passkey.get(asked.options);
    expect(
      await refusal(passkeyLogin, {
        challenge: asked.challenge,
        response: { ...own, id: foreign.id, rawId: foreign.id },
      }),
    ).toEqual(REFUSED);
    const again = await question();
    const mixed = passkey.get(again.options);
    mixed.response.userHandle = foreign.response.userHandle;
    expect(await refusal(passkeyLogin, { challenge: again.challenge, response: mixed })).toEqual(REFUSED);
  });

  test('tells a suspended user why', async () => {
    const { passkey } = await made();
    await house.database.raw(`update users set suspended_at = now(), suspended_reason = 'spam' where id = $1`, [
      ada.user.id,
    ]);
    expect(await refusedSignIn(passkey)).toEqual([403, 'Your account is suspended: spam']);
  });
});

describe('proving again who it is', () => {
  const proof = async ({ code } = ada) => (await call(url, startPasskeyProof, { as: code })).body;

  test('opens dangerous acts to the session', async () => {
    const { passkey } = await made();
    now += 11 * MINUTE_MS;
    expect((await refused(url, startPasskey, { as: ada.code })).status).toBe(403);
    const asked = await proof();
    expect(asked.options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    await call(url, passkeyProof, {
      as: ada.code,
      body: { challenge: asked.challenge, response: passkey.get(asked.options) },
    });
    expect((await options()).challenge).toBeTruthy();
  });

  test('refuses another user’s passkey and challenge, and a sign-in’s challenge', async () => {
    const { passkey } = await made();
    const grace = await makeUser(house);
    const hers = await made({ owner: grace });
    const first = await proof();
    const foreign = hers.passkey.get(first.options);
    expect(await refusal(passkeyProof, { challenge: first.challenge, response: foreign })).toEqual(REFUSED);
    const second = await proof(grace);
    expect(await refusal(passkeyProof, { challenge: second.challenge, response: passkey.get(second.options) })).toEqual(
      GONE,
    );
    const third = await question();
    expect(await refusal(passkeyProof, { challenge: third.challenge, response: passkey.get(third.options) })).toEqual(
      GONE,
    );
  });

  test('is not offered without a passkey', async () => {
    expect((await refused(url, startPasskeyProof, { as: ada.code })).status).toBe(404);
  });
});

describe('keeping passkeys', () => {
  test('renames its own', async () => {
    const { kept } = await made();
    const { body } = await call(url, renamePasskey, { as: ada.code, params: { id: kept.id }, body: { name: 'Key' } });
    expect(body).toEqual({ ...kept, name: 'Key' });
  });

  test.each(['', ' ', 'x'.repeat(61), 'a\nb'])('refuses the name %j', async (name) => {
    const { kept } = await made();
    const given = { as: ada.code, params: { id: kept.id }, body: { name } };
    expect((await refused(url, renamePasskey, given)).status).toBe(400);
  });

  test('removes its own, which signs in no more', async () => {
    const { kept, passkey } = await made();
    const { body } = await call(url, removePasskey, { as: ada.code, params: { id: kept.id } });
    expect(body.passkeys).toEqual([]);
    expect(await refusedSignIn(passkey)).toEqual(REFUSED);
  });

  test('knows nothing of another’s', async () => {
    const { kept, passkey } = await made();
    const grace = await makeUser(house);
    const params = { id: kept.id };
    expect((await refused(url, renamePasskey, { as: grace.code, params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await refused(url, removePasskey, { as: grace.code, params })).status).toBe(404);
    expect((await factors()).passkeys).toMatchObject([{ id: kept.id, name: 'Laptop' }]);
    await signIn(passkey);
  });
});

test('the owner is told of added and removed passkeys', async () => {
  const { kept } = await made();
  await call(url, removePasskey, { as: ada.code, params: { id: kept.id } });
  const { body } = await call(url, listNotifications, { as: ada.code });
  expect(body.notifications.toReversed().map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'security: The passkey ‘Laptop’ was added to your account',
    'security: The passkey ‘Laptop’ was removed from your account',
  ]);
});

test('visitors keep out', async () => {
  for (const endpoint of [showSecondFactors, startPasskey, createPasskey, startPasskeyProof, passkeyProof, removeTotp])
    expect((await refused(url, endpoint, {})).status).toBe(401);
});
