import { lastOpened, type Mark, type MarkState, markStates } from '@devorbit/contract/learning/progress-marks.ts';
import { mergeProgress } from '@devorbit/contract/learning/progress.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasureOf } from '../../../platform/erasure.ts';
import { progress } from './feature.ts';

let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
});

const mark = (item: string, state: MarkState, at: number, device = 'laptop'): Mark => ({ item, state, at, device });
const merge = async (marks: Mark[], since = 0, as = ada.code) =>
  (await call(house.url, mergeProgress, { as, body: { since, marks } })).body;
const shown = (marks: readonly Mark[]) => marks.map(({ item, state }) => `${item} ${state}`).toSorted();

test('a mark is the same on every device, and nobody else’s', async () => {
  const first = await merge([mark('concept/closure', 'done', 10), mark('saved/role/frontend', 'done', 11)]);
  expect(shown(first.marks)).toEqual(['concept/closure done', 'saved/role/frontend done']);
  expect(shown((await merge([])).marks)).toEqual(shown(first.marks));
  expect((await merge([], 0, (await makeUser(house)).code)).marks).toEqual([]);
});

test('the later mark stands, whichever arrives first; ties go to what is more', async () => {
  await merge([mark('concept/closure', 'none', 20)]);
  const late = await merge([mark('concept/closure', 'done', 10, 'phone')]);
  expect(late.marks).toEqual([mark('concept/closure', 'none', 20)]);
  await merge([mark('concept/scope', 'learning', 30)]);
  expect((await merge([mark('concept/scope', 'done', 30, 'phone')])).marks).toContainEqual(
    mark('concept/scope', 'done', 30, 'phone'),
  );
});

test('the same call again changes nothing, and a device hears only of what is new to it', async () => {
  const sent = [mark('concept/closure', 'done', 10)];
  const first = await merge(sent);
  const again = await merge(sent, first.revision);
  expect([again.revision, again.marks]).toEqual([first.revision, sent]);
  const other = await merge([mark('concept/scope', 'done', 12, 'phone')], first.revision);
  expect(shown(other.marks)).toEqual(['concept/scope done']);
  expect(shown((await merge([], first.revision)).marks)).toEqual(['concept/scope done']);
  // A browser that has met another database hears of everything.
  expect((await merge([], 999)).marks).toHaveLength(2);
});

test('a clock that is ahead counts as now', async () => {
  const { marks, now } = await merge([mark('concept/closure', 'done', Number.MAX_SAFE_INTEGER)]);
  expect(marks[0]?.at).toBe(now);
  const later = await merge([mark('concept/closure', 'skipped', now + 1_000, 'phone')]);
  expect(later.marks[0]?.at).toBeLessThanOrEqual(later.now);
});

test('items that our content does not have are left out, and nothing else is', async () => {
  const { marks } = await merge([mark('concept/alchemy', 'done', 1), mark('concept/closure', 'done', 1)]);
  expect(shown(marks)).toEqual(['concept/closure done']);
});

test('where somebody was last is known on every device; places that we do not have are left out', async () => {
  await merge([mark('opened/react/foundations', 'done', 10), mark('opened/react/foundations/state', 'done', 20)]);
  await merge([mark('opened/vue', 'done', 30, 'phone'), mark('opened/react/nothing', 'done', 40, 'phone')]);
  const { marks } = await merge([], 0);
  expect(lastOpened(marks)).toEqual(['vue']);
  await merge([mark('opened/react/foundations', 'done', 50)]);
  expect(lastOpened((await merge([], 0)).marks)).toEqual(['react', 'foundations']);
});

test('input is bounded, and needs a session', async () => {
  const body = (marks: unknown[]) => ({ as: ada.code, body: { since: 0, marks: marks as Mark[] } });
  for (const wrong of [
    [mark('Concept/Closure', 'done', 1)],
    [mark('concept/closure', 'forgotten' as MarkState, 1)],
    [mark('concept/closure', 'done', -1)],
    [mark('concept/closure', 'done', 1.5)],
    [mark('concept/closure', 'done', 1, '<script>')],
    Array.from({ length: 501 }, () => mark('concept/closure', 'done', 1)),
  ])
    expect((await refused(house.url, mergeProgress, body(wrong))).status).toBe(400);
  expect((await refused(house.url, mergeProgress, { body: { since: 0, marks: [] } })).status).toBe(401);
});

test('two devices at once lose nothing', async () => {
  const items = ['closure', 'scope', 'function', 'variable', 'loop', 'array', 'string', 'json'];
  await Promise.all(items.map((id, at) => merge([mark(`concept/${id}`, 'done', at, `d${at}`)])));
  const { marks, revision } = await merge([]);
  expect([marks.length, revision]).toEqual([items.length, items.length]);
});

test('random histories of three devices end the same in any order', async () => {
  const items = ['concept/closure', 'concept/scope', 'concept/loop'];
  for (let seed = 1; seed <= 12; seed += 1) {
    const made = Array.from({ length: 9 }, (_, at) =>
      mark(
        items[(seed * 5 + at) % 3] ?? '',
        markStates[(seed + at * 7) % 4] ?? 'none',
        (seed * 13 + at * 5) % 6,
        `d${at % 3}`,
      ),
    );
    const ends = [];
    for (const order of [made, made.toReversed(), made.toSorted((a, b) => (a.device < b.device ? 1 : -1))]) {
      const user = await makeUser(house);
      for (const one of order) await merge([one], 0, user.code);
      ends.push((await merge([], 0, user.code)).marks);
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  }
});

test('all of it goes with the account', () => {
  expect(erasureOf([progress]).columns).toEqual([{ table: 'progress_marks', column: 'user_id' }]);
});
