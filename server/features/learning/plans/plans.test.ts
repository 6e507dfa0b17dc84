import type { PlanEdit } from '@devorbit/contract/learning/plan-edits.ts';
import { LOCKED } from '@devorbit/contract/learning/plan-edits.ts';
import { exportFormats, type ExportFormat, MAX_PLANS } from '@devorbit/contract/learning/plan-words.ts';
import {
  createPlan,
  deletePlan,
  draftPlan,
  editPlan,
  exportPlan,
  listPlans,
  placeLearner,
  showPlan,
  undoPlan,
} from '@devorbit/contract/learning/plans.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasureOf } from '../../../platform/erasure.ts';
import { somePlan, someProfile } from './_plan.ts';
import { plans } from './feature.ts';

let house: House;
let ada: SignedIn;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ada = await makeUser(house);
});

const create = async (as = ada.code) =>
  (await call(house.url, createPlan, { as, body: { profile: someProfile } })).body;
const edit = async (id: number, revision: number, change: PlanEdit) =>
  (await call(house.url, editPlan, { as: ada.code, params: { id }, body: { revision, edit: change } })).body;
const first = somePlan.items[0]?.id ?? '';
const tick: PlanEdit = { kind: 'tick', item: first, completed: true };

test('a guest gets the plan of a profile, the same every time; a member keeps it', async () => {
  const one = await call(house.url, draftPlan, { body: { profile: someProfile } });
  expect(one.body).toEqual(somePlan);
  const kept = await create();
  expect([kept.plan, kept.revision, kept.undo]).toEqual([somePlan, 1, 0]);
  const { body } = await call(house.url, listPlans, { as: ada.code });
  expect(body).toMatchObject([
    { id: kept.id, title: somePlan.title, done: 0, percent: 0, next: somePlan.items[0]?.title },
  ]);
  expect((await call(house.url, listPlans, { as: (await makeUser(house)).code })).body).toEqual([]);
});

test('an edit makes the next revision, and can be undone', async () => {
  const { id } = await create();
  const ticked = await edit(id, 1, tick);
  expect([ticked.revision, ticked.plan.items[0]?.completed, ticked.undo]).toEqual([2, true, 1]);
  const undone = await call(house.url, undoPlan, { as: ada.code, params: { id }, body: { revision: 2 } });
  expect([undone.body.revision, undone.body.plan, undone.body.undo]).toEqual([3, somePlan, 0]);
  const none = await refused(house.url, undoPlan, { as: ada.code, params: { id }, body: { revision: 3 } });
  expect([none.status, none.body['error']]).toEqual([409, 'There is nothing to undo.']);
});

test('of two edits of one revision the second hears of the newer plan; nothing is lost', async () => {
  const { id } = await create();
  const answers = await Promise.allSettled(
    [tick, { kind: 'title' as const, title: 'Mine' }].map((one) => edit(id, 1, one)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const late = await refused(house.url, editPlan, { as: ada.code, params: { id }, body: { revision: 1, edit: tick } });
  const newer = (await call(house.url, showPlan, { as: ada.code, params: { id } })).body;
  expect([late.status, late.body['details']]).toEqual([409, newer]);
});

test('a locked step cannot be ticked, and the plan is as it was', async () => {
  const { id } = await create();
  const locked: PlanEdit = { kind: 'tick', item: somePlan.items[1]?.id ?? '', completed: true };
  const answer = await refused(house.url, editPlan, {
    as: ada.code,
    params: { id },
    body: { revision: 1, edit: locked },
  });
  expect([answer.status, answer.body['error']]).toEqual([409, LOCKED]);
  expect((await call(house.url, showPlan, { as: ada.code, params: { id } })).body.plan).toEqual(somePlan);
});

test('planning the rest anew keeps ticks, also for a guest’s plan', async () => {
  const { id } = await create();
  const ticked = await edit(id, 1, tick);
  const profile = { ...someProfile, timeCommitment: '20+ hours per week' as const };
  const { body } = await call(house.url, editPlan, { as: ada.code, params: { id }, body: { revision: 2, profile } });
  expect([body.plan.estimatedTotalHours, body.plan.items.find((item) => item.id === first)?.completed]).toEqual([
    200,
    true,
  ]);
  const guest = await call(house.url, draftPlan, { body: { profile, plan: ticked.plan } });
  expect(guest.body).toEqual(body.plan);
});

test('what a guest planned is kept when they sign in; what does not add up is not', async () => {
  const { body } = await call(house.url, createPlan, { as: ada.code, body: { plan: { ...somePlan, title: 'Mine' } } });
  expect(body.plan.title).toBe('Mine');
  const [one, two, ...rest] = somePlan.items;
  if (one === undefined || two === undefined) throw new Error('The plan has no steps');
  const circle = { ...somePlan, items: [{ ...one, dependencies: [two.id] }, two, ...rest] };
  const wrongSum = { ...somePlan, estimatedTotalHours: 1 };
  for (const plan of [circle, wrongSum]) {
    expect((await refused(house.url, createPlan, { as: ada.code, body: { plan } })).status).toBe(400);
    expect((await refused(house.url, draftPlan, { body: { profile: someProfile, plan } })).status).toBe(400);
    expect(
      (
        await refused(house.url, exportPlan, {
          params: { format: 'markdown' },
          body: { plan, ref: 'mine', revision: 1 },
        })
      ).status,
    ).toBe(400);
  }
});

test.each([
  ['no goal', { learningGoals: [] }],
  ['a goal twice', { learningGoals: ['role/frontend', 'role/frontend'] }],
  ['a goal that is not ours', { learningGoals: ['Rule the world'] }],
  ['no style', { learningStyles: [] }],
  ['a day that is none', { start: '2026-02-30' }],
])('a profile with %s is refused', async (_, more) => {
  const body = { profile: { ...someProfile, ...more } };
  expect((await refused(house.url, draftPlan, { body: body as never })).status).toBe(400);
});

test('a link of a plan leads to us', async () => {
  const [one, ...rest] = somePlan.items;
  if (one === undefined) throw new Error('The plan has no steps');
  for (const link of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', String.raw`/\evil`]) {
    const plan = { ...somePlan, items: [{ ...one, link }, ...rest] };
    expect((await refused(house.url, createPlan, { as: ada.code, body: { plan } })).status).toBe(400);
  }
});

test('nobody has more than a page of plans', async () => {
  for (let at = 0; at < MAX_PLANS; at += 1) await create();
  const more = await refused(house.url, createPlan, { as: ada.code, body: { profile: someProfile } });
  expect(more.status).toBe(409);
});

test('a plan is deleted with its revisions, by its owner alone', async () => {
  const { id } = await create();
  await edit(id, 1, tick);
  const other = await makeUser(house);
  expect((await refused(house.url, deletePlan, { as: other.code, params: { id } })).status).toBe(404);
  await call(house.url, deletePlan, { as: ada.code, params: { id } });
  expect((await refused(house.url, showPlan, { as: ada.code, params: { id } })).status).toBe(404);
});

test('the placement asks, and says what is known', async () => {
  const profile = { ...someProfile, learningGoals: ['role/frontend'] };
  const { body } = await call(house.url, placeLearner, { body: { profile, answers: [] } });
  expect([body.question?.choices.length, body.known]).toEqual([4, []]);
  const answers = [{ concept: body.question?.concept ?? '', choice: -1 }];
  const next = await call(house.url, placeLearner, { body: { profile, answers } });
  expect([next.body.asked, next.body.question?.concept === body.question?.concept]).toEqual([1, false]);
});

const exported = async (format: ExportFormat, plan = somePlan, revision = 1) => {
  const { body } = await call(house.url, exportPlan, { params: { format }, body: { plan, ref: 'mine', revision } });
  return { ...body, bytes: Buffer.from(body.base64, 'base64') };
};

test.each(exportFormats)('a plan as %s', async (format) => {
  const { name, bytes } = await exported(format);
  const ending = format === 'markdown' ? 'md' : format;
  expect(name).toBe(`become-a-machine-learning-engineer.${ending}`);
  if (format === 'pdf') expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  else expect(bytes.toString('utf8')).toContain(somePlan.items[0]?.title.split(' · ')[0]);
});

test('JSON can be read in again', async () => {
  const { bytes } = await exported('json');
  const read = JSON.parse(bytes.toString('utf8')) as { format: string; plan: typeof somePlan };
  expect(read).toEqual({ format: 'devorbit-plan/1', plan: somePlan });
  expect((await call(house.url, createPlan, { as: ada.code, body: { plan: read.plan } })).body.plan).toEqual(somePlan);
});

test('the calendar has whole days for what is not done, under ids that stay', async () => {
  const plan = { ...somePlan, items: somePlan.items.map((item, at) => ({ ...item, completed: at === 0 })) };
  const { bytes } = await exported('ics', plan, 7);
  const events = new ICAL.Component(ICAL.parse(bytes.toString('utf8'))).getAllSubcomponents('vevent');
  expect(events).toHaveLength(plan.items.length - 1);
  const event = new ICAL.Event(events[0]);
  expect([event.uid, event.sequence, event.startDate.isDate]).toEqual([
    `plan-mine-${plan.items[1]?.id}@devorbit`,
    7,
    true,
  ]);
  for (const one of events) {
    const { startDate, endDate } = new ICAL.Event(one);
    expect(endDate.compare(startDate)).toBe(1);
  }
});

test('Markdown escapes what would be markup', async () => {
  const [one, ...rest] = somePlan.items;
  if (one === undefined) throw new Error('The plan has no steps');
  const { bytes } = await exported('markdown', {
    ...somePlan,
    items: [{ ...one, title: '[x](http://evil) <b>' }, ...rest],
  });
  expect(bytes.toString('utf8')).toContain(String.raw`\[x\](http://evil) \<b\>`);
});

test('all of it goes with the account', () => {
  expect(erasureOf([plans]).columns).toEqual([{ table: 'plans', column: 'user_id' }]);
});
