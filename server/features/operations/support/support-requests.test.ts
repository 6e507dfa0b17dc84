import { listAudit } from '@devorbit/contract/identity/audit.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { SUPPORT_PAGE_SIZE } from '@devorbit/contract/operations/support-limits.ts';
import {
  listOwnSupportRequests,
  listSupportRequests,
  moveSupportRequest,
  noteOnSupportRequest,
  openSupportForm,
  replyToSupportRequest,
  sendSupportRequest,
  showSupportRequest,
  SPAM_DAYS,
  SUPPORT_REQUEST_DAYS,
  type SupportState,
  writeAgain,
} from '@devorbit/contract/operations/support.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailTo } from '@devorbit/testkit/outbox.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../../platform/clock.ts';
import { makeFormToken } from './form-token.ts';
import { purgeSupportRequests } from './jobs.ts';

let house: House;
let ada: SignedIn;
let other: SignedIn;
let staff: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  house = await openHouse({ env: { SUPPORT_REQUESTS_PER_SENDER: '6' } });
  ada = await makeUser(house, { username: 'ada' });
  other = await makeUser(house, { username: 'other' });
  staff = await makeUser(house, { username: 'stan', role: 'staff' });
  colleague = await makeUser(house, { username: 'cora', role: 'superuser' });
  await house.database.raw('update users set email_verified_at = now() where id = $1', [ada.user.id]);
});
afterAll(() => house.close());

type Body = z.input<typeof sendSupportRequest.body>;
let sent = 0;
const read = () => makeFormToken(house.env.SECRET, new Date(Date.now() - 60_000));
const bodyOf = (more: Partial<Body> = {}): Body => ({
  name: 'Vera Visitor',
  email: `vera${++sent}@example.org`,
  topic: 'account',
  message: `My message number ${sent}`,
  form: read(),
  ...more,
});
const send = async (more: Partial<Body> = {}, by?: SignedIn) =>
  (await call(house.url, sendSupportRequest, { as: by?.code, body: bodyOf(more) })).body.id;
const show = async (id: number, by = staff) =>
  (await call(house.url, showSupportRequest, { as: by.code, params: { id } })).body;
const list = async (state: SupportState, page = 1) =>
  (await call(house.url, listSupportRequests, { as: staff.code, query: { state, page } })).body;
const told = async (by: SignedIn) =>
  (await call(house.url, listNotifications, { as: by.code })).body.notifications.map(({ title }) => title);
/** The subjects of the emails to an address, as they were posted. */
const posted = async (address: string) =>
  (
    await house.database.rows(
      z.object({ subject: z.string() }),
      'select subject from emails where to_address = $1 order by id',
      [address],
    )
  ).map(({ subject }) => subject);
const acts = async (id: number) =>
  (await call(house.url, listAudit, { as: staff.code })).body
    .filter(({ subject }) => subject === `support request ${id}`)
    .map(({ act, detail }) => [act, detail]);

describe('sending', () => {
  test('a visitor’s message waits for staff, who are told; no email goes to the address that was typed', async () => {
    const form = (await call(house.url, openSupportForm)).body.form;
    expect(form).toMatch(/^[a-z0-9]+\.[\w-]{43}$/);
    const body = bodyOf({ name: '  Vera\u200b Visitor ', message: 'Line one\r\nline\u200b two\n' });
    const { id } = (await call(house.url, sendSupportRequest, { body })).body;
    expect(await show(id)).toMatchObject({
      state: 'open',
      topic: 'account',
      name: 'Vera Visitor',
      email: body.email,
      username: null,
      suspicions: [],
      by_mail: true,
      assigned_to: null,
      excerpt: 'Line one\nline two',
      thread: [{ kind: 'sender', author: null, text: 'Line one\nline two' }],
    });
    expect((await list('open')).map((row) => row.id)).toContain(id);
    const title = `New message #${id}: account and sign-in`;
    for (const by of [staff, colleague]) expect(await told(by)).toContain(title);
    expect(await told(other)).not.toContain(title);

    const reply = { params: { id }, body: { message: 'Use the link in the email.' } };
    await call(house.url, replyToSupportRequest, { as: staff.code, ...reply });
    const email = await emailTo(house, body.email);
    expect(email.subject).toBe(`Our reply to your message #${id}`);
    expect(email.text).toContain('Use the link in the email.');
    expect(await posted(body.email)).toEqual([email.subject]);
  });

  test('faults are told field by field', async () => {
    const empty = { name: '', email: 'x', topic: 'x', message: ' ' } as unknown as Body;
    const { status, body } = await refused(house.url, sendSupportRequest, { body: empty });
    expect(status).toBe(400);
    expect(body).toEqual({
      name: ['Name is required'],
      email: ['Enter a valid email address'],
      topic: ['Choose a topic'],
      message: ['Message is required'],
    });
    const long = await refused(house.url, sendSupportRequest, { body: bodyOf({ message: 'x'.repeat(4001) }) });
    expect(long.body).toEqual({ message: ['Must be at most 4000 characters'] });
    const odd = await refused(house.url, sendSupportRequest, {
      body: bodyOf({ name: 'Vera \u0007', message: 'a\u202eb' }),
    });
    expect(odd.body).toEqual({
      name: ['Must not contain control characters'],
      message: ['Must not contain hidden characters'],
    });
  });

  test('a user gets an email at their own confirmed address, whatever address they typed', async () => {
    const id = await send({ email: 'stranger@example.net', message: 'From Ada' }, ada);
    expect((await emailTo(house, 'ada@example.com')).subject).toBe(`We received your message #${id}`);
    expect(await posted('stranger@example.net')).toEqual([]);
    const unconfirmed = await send({ message: 'From another' }, other);
    expect(await show(unconfirmed)).toMatchObject({ username: 'other', by_mail: false });
    await call(house.url, replyToSupportRequest, {
      as: staff.code,
      params: { id: unconfirmed },
      body: { message: 'So' },
    });
    expect(await told(other)).toContain(`We replied to your message #${unconfirmed}.`);
    expect(await posted('other@example.com')).toEqual([]);
  });

  test('suspected spam is answered like all else, kept apart, told to nobody, and can be taken out', async () => {
    const id = await send({ website: 'https://example.com', message: 'Buy now' });
    expect(await show(id)).toMatchObject({ state: 'spam', suspicions: ['hidden_field'] });
    expect((await list('open')).map((row) => row.id)).not.toContain(id);
    expect((await list('spam')).map((row) => row.id)).toContain(id);
    expect((await told(staff)).join()).not.toContain(`#${id} `);
    const fast = await send({ form: makeFormToken(house.env.SECRET, new Date()), website: '' });
    expect((await show(fast)).suspicions).toEqual(['too_fast']);
    expect((await show(await send({ form: 'made.up' }))).suspicions).toEqual(['no_form']);

    const reply = { as: staff.code, params: { id }, body: { message: 'No, thank you' } };
    expect((await refused(house.url, replyToSupportRequest, reply)).status).toBe(409);
    await call(house.url, moveSupportRequest, { as: staff.code, params: { id }, body: { state: 'open' } });
    expect((await call(house.url, replyToSupportRequest, reply)).body.state).toBe('answered');
  });

  test('the same text twice is one message of one sender, and spam of several', async () => {
    const body = bodyOf({ message: 'The same words' });
    const id = await send(body);
    expect(await send({ ...body, email: body.email.toUpperCase() })).toBe(id);
    expect((await show(id)).thread).toHaveLength(1);
    const again = await send({ message: 'The same words' });
    expect(await show(again)).toMatchObject({ state: 'spam', suspicions: ['repeated'] });
    const user = await send({ message: 'The same words' }, ada);
    expect((await show(user)).suspicions).toEqual(['repeated']);
    const mine = (await call(house.url, listOwnSupportRequests, { as: ada.code })).body.find((row) => row.id === user);
    expect(mine?.state).toBe('open');
  });

  test('one sender and one network send only so much', async () => {
    const email = 'many@example.org';
    for (let count = 0; count < 6; count++) await send({ email });
    const more = await refused(house.url, sendSupportRequest, { body: bodyOf({ email: 'Many@example.org' }) });
    expect(more.status).toBe(429);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
    await house.database.raw("update rate_limits set points = 1000000 where key like 'support_request_address%'", []);
    const network = await refused(house.url, sendSupportRequest, { body: bodyOf() });
    expect(network.status).toBe(429);
    await house.database.raw("delete from rate_limits where key like 'support_request_address%'", []);
  });
});

describe('answering', () => {
  test('thread, note, assignment and states; the sender sees answers, never notes or names', async () => {
    const id = await send({ message: 'Why Wrong Answer?', topic: 'judge' }, ada);
    const to = { as: staff.code, params: { id } };
    await call(house.url, noteOnSupportRequest, { ...to, body: { message: 'A secret note' } });
    expect((await show(id)).state).toBe('open');
    const answered = (await call(house.url, replyToSupportRequest, { ...to, body: { message: 'Look at test 3.' } }))
      .body;
    expect(answered).toMatchObject({ state: 'answered', assigned_to: 'stan' });
    expect(answered.thread.map(({ kind, author, text }) => [kind, author, text])).toEqual([
      ['sender', 'ada', 'Why Wrong Answer?'],
      ['note', 'stan', 'A secret note'],
      ['reply', 'stan', 'Look at test 3.'],
    ]);
    expect((await list('answered')).map((row) => row.id)).toContain(id);
    expect(await told(ada)).toContain(`We replied to your message #${id}.`);
    const email = await emailTo(house, 'ada@example.com', `Our reply to your message #${id}`);
    expect(email.links).toEqual([`${house.url.replace('127.0.0.1', 'localhost')}/about#contact`]);

    const own = await call(house.url, listOwnSupportRequests, { as: ada.code });
    expect(own.body.find((row) => row.id === id)).toMatchObject({
      state: 'answered',
      thread: [
        { from: 'you', text: 'Why Wrong Answer?' },
        { from: 'staff', text: 'Look at test 3.' },
      ],
    });
    expect(JSON.stringify(own.body)).not.toMatch(/secret|stan/);

    const more = { as: ada.code, params: { id }, body: { message: 'I see, thank you' } };
    expect((await call(house.url, writeAgain, more)).body).toMatchObject({ state: 'open' });
    const news = `New message #${id}: a verdict or the judge`;
    expect((await told(staff)).filter((title) => title === news)).toHaveLength(2);
    expect((await told(colleague)).filter((title) => title === news)).toHaveLength(1);

    await call(house.url, moveSupportRequest, { ...to, body: { state: 'closed' } });
    await call(house.url, moveSupportRequest, { ...to, as: colleague.code, body: { mine: true } });
    expect(
      (await call(house.url, moveSupportRequest, { ...to, body: { state: 'open', mine: false } })).body,
    ).toMatchObject({
      state: 'open',
      assigned_to: null,
    });
    expect(await acts(id)).toEqual([
      ['support_request.leave', { before: 'cora' }],
      ['support_request.reopen', { before: 'closed' }],
      ['support_request.take', { before: 'stan' }],
      ['support_request.close', { before: 'open' }],
      ['support_request.reply', {}],
      ['support_request.note', {}],
    ]);
  });

  test('who may not: visitors and learners read no message of others, and do nothing to any', async () => {
    const id = await send({ message: 'Of Ada alone' }, ada);
    for (const [as, status] of [
      [undefined, 401],
      [other.code, 403],
      [ada.code, 403],
    ] as const) {
      const to = { as, params: { id } };
      const message = { body: { message: 'x' } };
      expect((await refused(house.url, listSupportRequests, { as })).status).toBe(status);
      expect((await refused(house.url, showSupportRequest, to)).status).toBe(status);
      expect((await refused(house.url, replyToSupportRequest, { ...to, ...message })).status).toBe(status);
      expect((await refused(house.url, noteOnSupportRequest, { ...to, ...message })).status).toBe(status);
      expect((await refused(house.url, moveSupportRequest, { ...to, body: { state: 'closed' } })).status).toBe(status);
    }
    const again = { params: { id }, body: { message: 'x' } };
    expect((await refused(house.url, writeAgain, again)).status).toBe(401);
    expect((await refused(house.url, writeAgain, { as: other.code, ...again })).status).toBe(404);
    expect((await refused(house.url, writeAgain, { as: staff.code, ...again })).status).toBe(404);
    expect((await call(house.url, listOwnSupportRequests, { as: other.code })).body.map((row) => row.id)).not.toContain(
      id,
    );
    expect((await refused(house.url, showSupportRequest, { as: staff.code, params: { id: 9 } })).status).toBe(404);
    expect((await show(id)).thread).toHaveLength(1);
  });

  test('the list has pages', async () => {
    await house.database.raw(
      `with made as (
         insert into support_requests (name, email, topic, state, created_at, updated_at)
         select 'Old', 'old@example.org', 'idea', 'closed', '2020-01-01', '2020-01-01' from generate_series(1, $1)
         returning id, created_at)
       insert into support_messages (support_request_id, kind, text, at) select id, 'sender', 'Old', created_at from made`,
      [SUPPORT_PAGE_SIZE + 1],
    );
    const first = await call(house.url, listSupportRequests, { as: staff.code, query: { state: 'closed' } });
    expect(first.body).toHaveLength(SUPPORT_PAGE_SIZE);
    const second = await list('closed', 2);
    expect(Number(first.headers.get('x-total-count'))).toBe(SUPPORT_PAGE_SIZE + second.length);
  });
});

describe('what goes', () => {
  const left = async () =>
    (await house.database.rows(z.object({ message: z.string() }), 'select text as message from support_messages')).map(
      ({ message }) => message,
    );

  test('spam and what is done, when its time is over; what is open stays', async () => {
    const ages = {
      open: SUPPORT_REQUEST_DAYS * 3,
      answered: SUPPORT_REQUEST_DAYS - 1,
      closed: SUPPORT_REQUEST_DAYS + 1,
      spam: SPAM_DAYS + 1,
    };
    const ids: Record<string, number> = {};
    for (const [state, days] of Object.entries(ages)) {
      ids[state] = await send();
      await house.database.raw('update support_requests set state = $2, updated_at = $3 where id = $1', [
        ids[state],
        state,
        new Date(Date.now() - days * 24 * 60 * 60 * 1000),
      ]);
    }
    await purgeSupportRequests({ database: house.database, clock: systemClock });
    const kept = await house.database.rows(
      z.object({ id: z.number() }),
      'select id from support_requests where id = any ($1)',
      [Object.values(ids)],
    );
    expect(kept.map(({ id }) => id).toSorted()).toEqual([ids['open'], ids['answered']].toSorted());
  });

  test('with an account its messages, and those without one from its confirmed address', async () => {
    const id = await send({ message: 'Signed in' }, ada);
    await call(house.url, replyToSupportRequest, { as: staff.code, params: { id }, body: { message: 'Answered' } });
    await send({ message: 'Signed out', email: 'ADA@example.com' });
    await send({ message: 'Signed out too', email: 'other@example.com' });
    await house.database.transaction((tx) => eraseTraces(tx, ada.user.id));
    await house.database.transaction((tx) => eraseTraces(tx, other.user.id));
    const rest = await left();
    for (const gone of ['Signed in', 'Answered', 'Signed out']) expect(rest).not.toContain(gone);
    expect(rest).toContain('Signed out too');
  });
});
