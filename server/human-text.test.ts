import { announce, listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { listTokens, makeToken } from '@devorbit/contract/identity/tokens.ts';
import { suspendUser } from '@devorbit/contract/operations/administration.ts';
import { listReports, report } from '@devorbit/contract/operations/reports.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: House;
let staff: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  staff = await makeUser(house, { role: 'staff' });
  learner = await makeUser(house);
});
afterAll(() => house.close());

/** An emoji that joiners make of three, a word of Devanagari with a joiner, one of Persian with a non-joiner, a flag. */
const TEXT = 'By 👩‍💻: क्‍ष, می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿';

const tell = (note: string, id: string) => ({ kind: 'profile', id, reason: 'other', note }) as const;

test('a report says what was typed', async () => {
  const { username } = (await makeUser(house)).user;
  await call(house.url, report, { as: learner.code, body: tell(` ${TEXT}\r\n\n${TEXT} `, username) });
  const [row] = (await call(house.url, listReports, { as: staff.code })).body;
  expect(row?.note).toBe(`${TEXT}\n\n${TEXT}`);
});

test('an announcement reaches people as it was typed', async () => {
  await call(house.url, announce, { as: staff.code, body: { title: TEXT, body: TEXT } });
  const news = await eventually(async () =>
    (await call(house.url, listNotifications, { as: learner.code })).body.notifications.find(
      ({ kind }) => kind === 'announcements',
    ),
  );
  expect(news).toMatchObject({ title: TEXT, body: TEXT });
});

test('the reason of a suspension is kept as it was typed', async () => {
  const { id } = (await makeUser(house)).user;
  const { body } = await call(house.url, suspendUser, { as: staff.code, params: { id }, body: { reason: TEXT } });
  expect(body.suspended_reason).toBe(TEXT);
});

test('a token has the name that was typed', async () => {
  const body = { name: TEXT, scopes: ['read' as const], expires_in_days: 1 };
  expect((await call(house.url, makeToken, { as: learner.code, body })).body.name).toBe(TEXT);
  expect((await call(house.url, listTokens, { as: learner.code })).body.map(({ name }) => name)).toEqual([TEXT]);
});

test.each([
  ['an override', 'evil\u202egpj.exe', 'note: Must not contain hidden characters'],
  ['an escape sequence', '\u001b[31mred', 'note: Must not contain control characters'],
  ['10,000 marks', `a${'\u0301'.repeat(10_000)}`, 'note: Must have at most 30 marks on a character'],
])('%s is refused in a sentence', async (_, note, error) => {
  const sent = { as: learner.code, body: tell(note, staff.user.username) };
  expect(await refused(house.url, report, sent)).toMatchObject({ status: 400, body: { error } });
});
