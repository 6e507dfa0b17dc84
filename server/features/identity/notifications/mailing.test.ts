import { updatePreferences } from '@devorbit/contract/community/profiles.ts';
import { type MailChoice, type NotificationKind, unsubscribe } from '@devorbit/contract/identity/notifications.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type Email, emailsTo } from '@devorbit/testkit/outbox.ts';
import { raw } from '@devorbit/testkit/raw.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { openServer, type Server } from '../../../server.ts';
import { changePreferences, showPreferences } from './commands/change-preferences.ts';
import { notify } from './commands/notify.ts';
import { createUnsubscribeTokens } from './mailing/unsubscribe-token.ts';

const PUBLIC_URL = 'https://devorbit.example';
/** Midnight in India is 18:30 UTC; 08:00 there is 02:30 UTC. */
let now = new Date('2026-03-01T12:00:00Z');
let house: House;
let second: Server;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now }, env: { PUBLIC_URL } });
  second = await openServer({ ...house.env, PORT: 0 }, { log: createLog('silent'), clock: house.clock });
});
afterAll(async () => {
  await second.close();
  await house.close();
});

async function makeReader({ verified = true, zone = 'Asia/Kolkata', wanted = true } = {}): Promise<SignedIn> {
  const reader = await makeUser(house);
  if (verified) await house.database.run('update users set email_verified_at = now() where id = $1', [reader.user.id]);
  const body = { time_zone: zone, email_notifications: wanted };
  await call(house.url, updatePreferences, { as: reader.code, body });
  return reader;
}
const tell = ({ user }: SignedIn, title: string, kind: NotificationKind = 'community') =>
  notify(house.database, { user_id: user.id, kind, at: now, title, link: '/problems/7' });
const choose = ({ user }: SignedIn, kind: NotificationKind, email: MailChoice) =>
  changePreferences(house, user.id, [{ kind, email }]);
const subjects = async ({ user }: SignedIn) => (await emailsTo(house, user.email)).map(({ subject }) => subject);
const chosen = async ({ user }: SignedIn, kind: NotificationKind) =>
  (await showPreferences(house.database, user.id)).find((row) => row.kind === kind)?.email;

/** Waits until both servers have looked at all that is due by now, and all emails are sent. */
const settled = () =>
  eventually(async () => {
    const { rows } = await house.database.raw(
      `select from notifications where mail_due_at <= $1
       union all select from pgboss.job where name = 'mail' and state <> 'completed'`,
      [now],
    );
    return rows.length === 0;
  });
const moveTo = async (time: string) => {
  now = new Date(time);
  await house.database.notify('notifications');
  await settled();
};

test('the digest comes at 08:00 of the reader, once, with what is unread and not yet mailed', async () => {
  await moveTo('2026-03-01T12:00:00Z');
  const [kolkata, utc, silent] = [await makeReader(), await makeReader({ zone: 'UTC' }), await makeReader()];
  for (const reader of [kolkata, utc]) for (const title of ['First', 'Second']) await tell(reader, title);
  await tell(kolkata, 'Read');
  await house.database.run(`update notifications set read_at = $1 where title = 'Read'`, [now]);
  await settled();
  await moveTo('2026-03-02T02:29:00Z');
  expect([await subjects(kolkata), await subjects(utc)]).toEqual([[], []]);
  await moveTo('2026-03-02T02:30:00Z');
  const [email] = await emailsTo(house, kolkata.user.email);
  expect(email?.subject).toBe('Your daily digest: 2 new notifications');
  expect(email?.text.indexOf('Second')).toBeLessThan(email?.text.indexOf('First') ?? -1);
  expect(email?.text).not.toContain('Read');
  expect(email?.links.slice(0, 3)).toEqual([
    `${PUBLIC_URL}/problems/7`,
    `${PUBLIC_URL}/problems/7`,
    `${PUBLIC_URL}/notifications`,
  ]);
  expect([await subjects(utc), await subjects(silent)]).toEqual([[], []]);

  await moveTo('2026-03-02T08:00:00Z');
  expect(await subjects(utc)).toEqual(['Your daily digest: 2 new notifications']);
  await tell(kolkata, 'Third');
  await moveTo('2026-03-03T02:30:00Z');
  await moveTo('2026-03-04T02:30:00Z');
  expect(await subjects(kolkata)).toEqual([
    'Your daily digest: 2 new notifications',
    'Your daily digest: 1 new notification',
  ]);
  expect((await subjects(utc)).length).toBe(1);
});

test('two servers send each email once', async () => {
  await moveTo('2026-03-05T12:00:00Z');
  const readers = await Promise.all(Array.from({ length: 12 }, () => makeReader({ zone: 'UTC' })));
  await Promise.all(
    readers.map(async (reader) => {
      await choose(reader, 'problems', 'instant');
      await tell(reader, 'At once', 'problems');
      await tell(reader, 'Later');
    }),
  );
  await settled();
  await moveTo('2026-03-06T08:00:00Z');
  for (const reader of readers)
    expect((await subjects(reader)).toSorted()).toEqual(['At once', 'Your daily digest: 1 new notification']);
});

test('nothing goes to addresses that nobody has confirmed, or against the one toggle, but security', async () => {
  const [unverified, unwilling] = [await makeReader({ verified: false }), await makeReader({ wanted: false })];
  for (const reader of [unverified, unwilling]) {
    await choose(reader, 'problems', 'instant');
    await tell(reader, 'A problem', 'problems');
    await tell(reader, 'For the digest');
    await tell(reader, 'Your password was changed', 'security');
  }
  await moveTo('2026-03-08T08:00:00Z');
  for (const reader of [unverified, unwilling]) {
    const emails = await emailsTo(house, reader.user.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(emails[0]?.headers['list-unsubscribe']).toBeUndefined();
  }
});

test('what waits is not sent any more when its mail is turned off', async () => {
  const reader = await makeReader();
  await tell(reader, 'Waits');
  await settled();
  await choose(reader, 'community', 'off');
  await moveTo('2026-03-10T08:00:00Z');
  expect(await subjects(reader)).toEqual([]);
});

/** The path of an email's unsubscribe address, on this server. */
const oneClick = ({ headers }: Email): string => {
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
  expect(url).toMatch(/^https:\/\/devorbit\.example\/api\/unsubscribe\/[\w-]+$/);
  return house.url + new URL(url).pathname;
};
const FORM = 'application/x-www-form-urlencoded';

test('one click turns the mail of an email off, and nothing else', async () => {
  const reader = await makeReader({ zone: 'UTC' });
  await choose(reader, 'problems', 'instant');
  await tell(reader, 'Of a problem', 'problems');
  await tell(reader, 'Of the digest');
  await moveTo('2026-03-12T08:00:00Z');
  const emails = await emailsTo(house, reader.user.email);
  const [instant, digest] = ['Of a problem', 'Your daily digest: 1 new notification'].map((subject) =>
    emails.find((email) => email.subject === subject),
  );
  if (!instant || !digest) throw new Error('two emails were expected');

  const asked = await raw(oneClick(instant), 'GET', undefined, {});
  expect([asked.status, asked.headers.get('location')]).toEqual([
    303,
    `/unsubscribe#token=${oneClick(instant).split('/').at(-1)}`,
  ]);
  await raw(oneClick(instant), 'HEAD', undefined, {});
  expect(await chosen(reader, 'problems')).toBe('instant');

  for (const body of ['', 'List-Unsubscribe=Never'])
    expect((await raw(oneClick(instant), 'POST', body, { 'content-type': FORM })).status).toBe(400);
  expect(await chosen(reader, 'problems')).toBe('instant');
  expect((await raw(oneClick(instant), 'POST', 'List-Unsubscribe=One-Click', { 'content-type': FORM })).status).toBe(
    200,
  );
  expect([await chosen(reader, 'problems'), await chosen(reader, 'community')]).toEqual(['off', 'daily']);

  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(oneClick(digest), { method: 'POST', body: form })).status).toBe(200);
  expect([await chosen(reader, 'community'), await chosen(reader, 'security')]).toEqual(['off', 'instant']);
  const again = await raw(oneClick(digest), 'POST', 'List-Unsubscribe=One-Click', { 'content-type': FORM });
  expect(again.status).toBe(200);
});

test('a forged token does nothing; a token of security or of another secret neither', async () => {
  const reader = await makeReader();
  const post = async (token: string) =>
    (await raw(`${house.url}/api/unsubscribe/${token}`, 'POST', 'List-Unsubscribe=One-Click', { 'content-type': FORM }))
      .status;
  const tokens = createUnsubscribeTokens(house.env.SECRET);
  const real = tokens.make({ user: reader.user.id, mail: 'community' });
  const flipped = (real.startsWith('A') ? 'B' : 'A') + real.slice(1);
  const foreign = createUnsubscribeTokens('another secret that is long enough for it').make({
    user: reader.user.id,
    mail: 'community',
  });
  for (const token of [flipped, foreign, 'x', real.slice(0, -2)]) expect(await post(token)).toBe(404);
  expect(await post(tokens.make({ user: reader.user.id, mail: 'security' }))).toBe(200);
  expect([await chosen(reader, 'community'), await chosen(reader, 'security')]).toEqual(['daily', 'instant']);
  const body = { 'List-Unsubscribe': 'One-Click' } as const;
  const { body: done } = await call(house.url, unsubscribe, { params: { token: real }, body });
  expect([done.message, await chosen(reader, 'community')]).toEqual(['Emails about community are off.', 'off']);
});
