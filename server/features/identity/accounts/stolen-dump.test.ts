import { login } from '@devorbit/contract/identity/accounts.ts';
import { forgotPassword } from '@devorbit/contract/identity/recovery.ts';
import { confirmTotp, startTotp } from '@devorbit/contract/identity/second-factors.ts';
import { makeToken } from '@devorbit/contract/identity/tokens.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailTo } from '@devorbit/testkit/outbox.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findActor } from './commands/find-actor.ts';
import { gatherCallers } from './door.ts';
import { resetPassword } from './recovery/commands/reset-password.ts';

let house: House;
let ada: SignedIn;
/** What its holders know, and a thief would like to. */
const secrets: Record<string, string> = {};
let stolen: Set<string>;

beforeAll(async () => {
  house = await openHouse();
  ada = await makeUser(house);
  const email = ada.user.email;
  const made = await call(house.url, makeToken, {
    as: ada.code,
    body: { name: 'laptop', scopes: ['read', 'write'], expires_in_days: 30 },
  });
  const { secret } = (await call(house.url, startTotp, { as: ada.code })).body;
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  const { recovery_codes } = (await call(house.url, confirmTotp, { as: ada.code, body: { code } })).body;
  const { body } = await call(house.url, login, { body: { username: ada.user.username, password: ada.password } });
  await call(house.url, forgotPassword, { body: { email } });
  const sent = await emailTo(house, email, 'password');
  const link = sent.links.find((one) => one.includes('reset-password')) ?? '';
  Object.assign(secrets, {
    session: ada.code,
    token: made.body.token,
    challenge: 'challenge' in body ? body.challenge : '',
    reset: /[#=]([A-Za-z0-9_-]{43})\b/.exec(link)?.[1] ?? '',
    totp: secret,
    recovery: recovery_codes[0] ?? '',
    password: ada.password,
  });
  stolen = new Set((await dump()).flatMap(readings));
});
afterAll(() => house.close());

/** Every value of every table, the queue's too, as it is kept. */
async function dump(): Promise<(string | Buffer)[]> {
  const columns = await house.database.rows(
    z.object({ table: z.string(), column: z.string(), type: z.string() }),
    `select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as table, quote_ident(c.column_name) as column,
            c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const values: (string | Buffer)[] = [];
  for (const { table, column, type } of columns) {
    const cast = type === 'bytea' ? column : `${column}::text`;
    const { rows } = await house.database.raw(
      `select distinct ${cast} as value from ${table} where ${column} is not null`,
    );
    values.push(...(rows as { value: string | Buffer }[]).map(({ value }) => value));
  }
  return values;
}

/** How a thief may read a value: as it is, its parts, and its bytes in every usual writing. */
function readings(value: string | Buffer): string[] {
  if (typeof value === 'string') {
    const parts = value.match(/[\w+/=-]{16,}/g) ?? [];
    return [value, ...parts, ...parts.flatMap((part) => part.split(/[=/+]/))].filter((text) => text !== '');
  }
  return [...(['hex', 'base64', 'base64url', 'latin1'] as const).map((form) => value.toString(form))];
}

test('there is something to steal', async () => {
  expect(Object.entries(secrets).filter(([, secret]) => secret === '')).toEqual([]);
  expect(stolen.size).toBeGreaterThan(50);
  // What a digest is of works: the thief lacks only that.
  expect(
    await findActor({ ...house, callerOf: gatherCallers(house) }, secrets['session'] ?? '', '127.0.0.1'),
  ).toMatchObject({ id: ada.user.id });
  expect(
    await findActor({ ...house, callerOf: gatherCallers(house) }, secrets['token'] ?? '', '127.0.0.1'),
  ).toMatchObject({ id: ada.user.id });
});

test('no session code, token, challenge, link, secret, recovery code or password is in it', () => {
  const text = [...stolen].join('\n');
  const writings = (secret: string): string[] => [
    secret,
    Buffer.from(secret).toString('base64').replaceAll('=', ''),
    Buffer.from(secret).toString('hex'),
  ];
  const found = Object.entries(secrets).filter(([, secret]) => writings(secret).some((one) => text.includes(one)));
  expect(found).toEqual([]);
  expect(text).not.toMatch(/reset-password\W+(token|[A-Za-z0-9_-]{43})/);
});

test('nothing in it opens a session or works as a token', async () => {
  const opened: string[] = [];
  for (const text of stolen)
    for (const code of [text, `dvo_${text}`])
      if ((await findActor({ ...house, callerOf: gatherCallers(house) }, code, '127.0.0.1')) !== null)
        opened.push(code);
  expect(opened).toEqual([]);
});

test('nothing in it resets a password', async () => {
  const better = 'nine purple submarines';
  for (const token of stolen)
    await expect(resetPassword(house, { token, new_password: better, confirm_password: better })).rejects.toThrow(
      /link/i,
    );
  // The one in the email does.
  await resetPassword(house, { token: secrets['reset'] ?? '', new_password: better, confirm_password: better });
});

test('nothing in it is the secret of an authenticator app, in any writing', () => {
  const secret = Buffer.from(Secret.fromBase32(secrets['totp'] ?? '').bytes).toString('hex');
  const decoded = (text: string): string[] => [
    ...(['hex', 'base64', 'base64url', 'latin1'] as const).map((form) => Buffer.from(text, form).toString('hex')),
    ...(/^[A-Z2-7]{16,}$/i.test(text)
      ? [Buffer.from(Secret.fromBase32(text.toUpperCase()).bytes).toString('hex')]
      : []),
  ];
  const found = [...stolen].filter((text) => decoded(text).some((bytes) => bytes.includes(secret)));
  expect(found).toEqual([]);
});
