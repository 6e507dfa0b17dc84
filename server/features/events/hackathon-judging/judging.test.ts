import { addToCrew } from '@devorbit/contract/events/crew.ts';
import { defaultRubric } from '@devorbit/contract/events/default-rubric.ts';
import {
  assignJudges,
  declareConflict,
  decideTie,
  editRubric,
  listAssignments,
  type PointsGiven,
  previewResult,
  releaseResult,
  saveScores,
  showFeedback,
  showJudging,
  showResult,
  showRubric,
  submitScores,
} from '@devorbit/contract/events/hackathon-judging.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rows } from '../../../access-matrix/_all-rows.ts';
import { insertTestEntry, insertTestHackathon, insertTestJudge } from './_hackathon.ts';

let house: House;
let organizer: SignedIn;
let stranger: SignedIn;
let late = 0;
const clock = { now: () => new Date(Date.now() + late) };
const HOUR = 3_600_000;
beforeAll(async () => {
  house = await openHouse({ clock });
  [organizer, stranger] = await Promise.all([makeUser(house), makeUser(house)]);
});
afterAll(() => house.close());

const points = (all: number): PointsGiven =>
  Object.fromEntries(defaultRubric.map((_, at) => [String(at + 1), all])) as PointsGiven;
const sheet = (all: number, note = '') => ({ points: points(all), note });

type Hackathon = { id: number; judges: SignedIn[]; entrants: SignedIn[]; entries: number[] };

/** A hackathon whose entries are of one person each, and its judges. */
async function make({ entries = 3, judges = 3, closes = -1, judgingCloses = 48 } = {}): Promise<Hackathon> {
  const { database } = house;
  const id = await insertTestHackathon(database, organizer.user.id, { closes, judgingCloses });
  const made: Hackathon = { id, judges: [], entrants: [], entries: [] };
  for (let at = 0; at < entries; at++) {
    const entrant = await makeUser(house);
    made.entrants.push(entrant);
    made.entries.push(await insertTestEntry(database, id, { title: `Entry ${at + 1}`, members: [entrant.user.id] }));
  }
  for (let at = 0; at < judges; at++) {
    const judge = await makeUser(house);
    made.judges.push(judge);
    await call(house.url, addToCrew, {
      as: organizer.code,
      params: { id },
      body: { username: judge.user.username, role: 'judge' },
    });
  }
  return made;
}
const assign = async ({ id }: Hackathon, perEntry = 3) =>
  (await call(house.url, assignJudges, { as: organizer.code, params: { id }, body: { perEntry } })).body;
const mine = async ({ id }: Hackathon, judge: SignedIn) =>
  (await call(house.url, listAssignments, { as: judge.code, params: { id } })).body;
const submit = async ({ id }: Hackathon, judge: SignedIn, entry: number, all: number, note = '') =>
  (await call(house.url, submitScores, { as: judge.code, params: { id, entry }, body: sheet(all, note) })).body;
const preview = async ({ id }: Hackathon) =>
  (await call(house.url, previewResult, { as: organizer.code, params: { id } })).body;
const release = ({ id }: Hackathon, anyway = false) =>
  call(house.url, releaseResult, { as: organizer.code, params: { id }, body: { anyway } });
const status = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status: code, body } = await answer;
  return [code, body['error'] ?? body['message'] ?? body['detail']];
};

test('from assignment to release: the strict judge costs nobody a rank, and teams read what they were given', async () => {
  const hackathon = await make({ entries: 4, judges: 4 });
  const { id, judges, entrants, entries } = hackathon;
  const desk = await assign(hackathon);
  expect(desk.entries.map((entry) => entry.judges.length)).toEqual([3, 3, 3, 3]);
  expect(desk.judges.map(({ assigned }) => assigned)).toEqual([3, 3, 3, 3]);
  expect([desk.groups, desk.phase]).toEqual([1, 'open']);
  for (const [at, judge] of judges.entries())
    for (const { id: entry, title } of (await mine(hackathon, judge)).entries) {
      expect(title).toBe(`Entry ${entries.indexOf(entry) + 1}`);
      // The first judge gives two points less than the others.
      const worth = Math.max(1, 5 - entries.indexOf(entry));
      await submit(hackathon, judge, entry, Math.max(1, at === 0 ? worth - 2 : worth), `Note of ${at}`);
    }
  const found = await preview(hackathon);
  expect(found.missing).toEqual({ scores: 0, entries: 0, ties: 0 });
  expect(found.entries.map((entry) => entry.id)).toEqual(entries);
  expect(found.judges.find(({ username }) => username === judges[0]?.user.username)?.shift).toBeLessThan(-0.5);
  // Judging is open still: only with the organizer's word.
  expect(await status(refused(house.url, releaseResult, { as: organizer.code, params: { id }, body: {} }))).toEqual([
    409,
    'Not everything is in: judging is still open',
  ]);
  await release(hackathon, true);
  const { body: result } = await call(house.url, showResult, { params: { id } });
  expect(result.entries.map(({ id: entry, rank, corrected, raw }) => [entry, rank, corrected, raw])).toEqual(
    found.entries.map(({ id: entry, rank, corrected, raw }) => [entry, rank, corrected, raw]),
  );
  const text = JSON.stringify(result);
  for (const judge of judges) expect(text).not.toContain(judge.user.username);
  const own = entrants[0];
  const { body: feedback } = await call(house.url, showFeedback, { as: own?.code, params: { id } });
  expect(feedback.entry?.id).toBe(entries[0]);
  expect(feedback.judges).toHaveLength(3);
  for (const { label, note, score } of feedback.judges) {
    expect(result.judges.map((judge) => judge.label)).toContain(label);
    expect(note).toMatch(/^Note of /);
    expect([3, 5]).toContain(score);
  }
  expect(JSON.stringify(feedback)).not.toContain(judges[1]?.user.username);
  const { body: nobody } = await call(house.url, showFeedback, { as: stranger.code, params: { id } });
  expect([nobody.entry, nobody.judges]).toEqual([null, []]);
  const { body: news } = await call(house.url, listNotifications, { as: own?.code, query: {} });
  expect(news.notifications[0]).toMatchObject({ kind: 'events', link: `/events-hackathons/${id}/results` });
  // For good: nobody scores, assigns, orders or releases any more.
  const judge = judges[0];
  const entry =
    desk.entries.find((one) => one.judges.some(({ username }) => username === judge?.user.username))?.id ?? 0;
  const out = [409, 'The result is out and can no longer change'];
  const as = organizer.code;
  expect(
    await status(refused(house.url, submitScores, { as: judge?.code, params: { id, entry }, body: sheet(1) })),
  ).toEqual(out);
  expect(await status(refused(house.url, assignJudges, { as, params: { id }, body: {} }))).toEqual(out);
  expect(await status(refused(house.url, releaseResult, { as, params: { id }, body: { anyway: true } }))).toEqual(out);
  expect(
    await status(refused(house.url, decideTie, { as, params: { id }, body: { entries: entries.slice(0, 2) } })),
  ).toEqual(out);
  const acts = await house.database.rows(
    z.object({ act: z.string() }),
    `select act from audit_log where subject = $1 and act in ('event.assign', 'event.release') order by id`,
    [`event ${id}`],
  );
  expect(acts.map(({ act }) => act)).toEqual(['event.assign', 'event.release']);
});

test('a draft is kept and counts for nothing; what is submitted may change until judging closes', async () => {
  const hackathon = await make({ judgingCloses: 0.5 });
  const { id, judges } = hackathon;
  await assign(hackathon);
  const judge = judges[0] ?? organizer;
  const [first] = (await mine(hackathon, judge)).entries;
  const entry = first?.id ?? 0;
  const draft = { points: { 1: 4, 3: 2 } as const, note: 'Half way' };
  const { body: kept } = await call(house.url, saveScores, { as: judge.code, params: { id, entry }, body: draft });
  expect(kept).toMatchObject({ state: 'draft', draft, submitted: null });
  expect((await mine(hackathon, judge)).entries[0]).toEqual(kept);
  expect((await preview(hackathon)).entries).toEqual([]);
  expect(
    await status(refused(house.url, submitScores, { as: judge.code, params: { id, entry }, body: draft })),
  ).toEqual([400, 'Choose 1 to 5 for Originality']);
  expect(await submit(hackathon, judge, entry, 2)).toMatchObject({ state: 'submitted', draft: null });
  await call(house.url, saveScores, { as: judge.code, params: { id, entry }, body: draft });
  // What is typed afterwards changes nothing until it is submitted.
  expect((await preview(hackathon)).entries[0]?.raw).toBe(2);
  await submit(hackathon, judge, entry, 5);
  expect((await preview(hackathon)).entries[0]?.raw).toBe(5);
  late = 0.5 * HOUR;
  try {
    const refusal = await status(
      refused(house.url, submitScores, { as: judge.code, params: { id, entry }, body: sheet(1) }),
    );
    expect(refusal).toEqual([409, 'Judging has closed']);
    expect((await refused(house.url, saveScores, { as: judge.code, params: { id, entry }, body: draft })).status).toBe(
      409,
    );
    expect((await mine(hackathon, judge)).phase).toBe('closed');
  } finally {
    late = 0;
  }
});

test('who may not: visitors, entrants, strangers, judges of others, of the own team, and organizers of other events', async () => {
  const hackathon = await make();
  const other = await make();
  const { id, judges, entrants, entries } = hackathon;
  await assign(hackathon);
  await assign(other);
  const entry = (await mine(hackathon, judges[0] ?? organizer)).entries[0]?.id ?? 0;
  const elsewhere = await makeUser(house);
  await insertTestHackathon(house.database, elsewhere.user.id);
  const outsiders = [entrants[0], stranger, other.judges[0], elsewhere, organizer].map((one) => one?.code);
  for (const as of outsiders) {
    const code = async (answer: ReturnType<typeof refused>) => (await answer).status;
    expect(await code(refused(house.url, listAssignments, { as, params: { id } }))).toBe(403);
    expect(await code(refused(house.url, saveScores, { as, params: { id, entry }, body: sheet(5) }))).toBe(403);
    expect(await code(refused(house.url, submitScores, { as, params: { id, entry }, body: sheet(5) }))).toBe(403);
    expect(await code(refused(house.url, declareConflict, { as, params: { id, entry } }))).toBe(403);
    if (as === organizer.code) continue;
    expect(await code(refused(house.url, showJudging, { as, params: { id } }))).toBe(403);
    expect(await code(refused(house.url, previewResult, { as, params: { id } }))).toBe(403);
    expect(await code(refused(house.url, assignJudges, { as, params: { id }, body: {} }))).toBe(403);
    expect(
      await code(refused(house.url, editRubric, { as, params: { id }, body: { criteria: defaultRubric } as never })),
    ).toBe(403);
    expect(
      await code(refused(house.url, decideTie, { as, params: { id }, body: { entries: entries.slice(0, 2) } })),
    ).toBe(403);
    expect(await code(refused(house.url, releaseResult, { as, params: { id }, body: { anyway: true } }))).toBe(403);
  }
  // A judge organizes nothing.
  const judge = judges[0]?.code;
  expect((await refused(house.url, previewResult, { as: judge, params: { id } })).status).toBe(403);
  expect((await refused(house.url, showJudging, { as: judge, params: { id } })).status).toBe(403);
  expect((await refused(house.url, releaseResult, { as: judge, params: { id }, body: {} })).status).toBe(403);
});

test('hostile sheets: points beyond 1 to 5, criteria of nobody, entries of others, of other hackathons, and no numbers', async () => {
  const hackathon = await make({ entries: 4, judges: 2 });
  const other = await make();
  const { id, judges, entries } = hackathon;
  await assign(hackathon, 1);
  await assign(other);
  const judge = judges[0] ?? organizer;
  const own = (await mine(hackathon, judge)).entries.map((one) => one.id);
  const foreign = entries.find((one) => !own.includes(one)) ?? 0;
  const entry = own[0] ?? 0;
  const send = async (to: number, body: object) =>
    (await refused(house.url, submitScores, { as: judge.code, params: { id, entry: to }, body: body as never })).status;
  expect(await send(entry, { points: { ...points(3), 1: 6 } })).toBe(400);
  expect(await send(entry, { points: { ...points(3), 1: 0 } })).toBe(400);
  expect(await send(entry, { points: { ...points(3), 1: 2.5 } })).toBe(400);
  expect(await send(entry, { points: { ...points(3), 1: '5' } })).toBe(400);
  expect(await send(entry, { points: { ...points(3), 6: 5 } })).toBe(400);
  expect(await send(entry, { points: { ...points(3), __proto__x: 5 } })).toBe(400);
  expect(await send(entry, { ...sheet(3), note: 'x'.repeat(2_001) })).toBe(400);
  expect(await send(foreign, sheet(5))).toBe(403);
  expect(await send(other.entries[0] ?? 0, sheet(5))).toBe(403);
  expect(await send(2_147_483_647, sheet(5))).toBe(403);
  const stored = await house.database.rows(
    z.object({ id: z.number() }),
    'select assignment_id as id from scores where event_id = $1',
    [id],
  );
  expect(stored).toEqual([]);
});

test('a judge never scores the own team: not by assignment, not by joining it afterwards, not by SQL', async () => {
  const hackathon = await make({ entries: 3, judges: 2 });
  const { id, judges, entries } = hackathon;
  const { database } = house;
  const partial = await makeUser(house);
  const own = await insertTestEntry(database, id, { title: 'Own', members: [partial.user.id] });
  await insertTestJudge(database, id, partial.user.id);
  const desk = await assign(hackathon, 3);
  const mineNow = (await mine(hackathon, partial)).entries.map((one) => one.id);
  expect(mineNow).toEqual(entries);
  expect(desk.entries.find((one) => one.id === own)).toMatchObject({
    short: true,
    conflicts: [{ username: partial.user.username, reason: 'team' }],
  });
  await expect(
    database.run(
      'insert into judge_assignments (event_id, entry_id, judge_id, assigned_at) values ($1, $2, $3, now())',
      [id, own, partial.user.id],
    ),
  ).rejects.toThrow('a judge of the own team');
  // Somebody joins a team that they judge already: from then on they may not.
  const judge = judges[0] ?? organizer;
  const joined = (await mine(hackathon, judge)).entries[0]?.id ?? 0;
  await submit(hackathon, judge, joined, 5);
  await database.run(
    'insert into team_members (team_id, event_id, user_id, joined_at) select team_id, event_id, $2, now() from entries where id = $1',
    [joined, judge.user.id],
  );
  expect((await mine(hackathon, judge)).entries.map((one) => one.id)).not.toContain(joined);
  expect(
    (await refused(house.url, submitScores, { as: judge.code, params: { id, entry: joined }, body: sheet(5) })).status,
  ).toBe(403);
  // What they gave it before counts for nothing.
  expect((await preview(hackathon)).entries).toEqual([]);
});

test('judges of one’s university, and those who know the team, get other entries', async () => {
  const hackathon = await make({ entries: 6, judges: 4 });
  const { id, judges, entrants, entries } = hackathon;
  const [judge = organizer, colleague = organizer] = judges;
  await house.database.run('update users set university = $2 where id = any ($1::int[])', [
    [colleague.user.id, entrants[0]?.user.id],
    'iit-bombay',
  ]);
  const desk = await assign(hackathon, 2);
  expect(desk.entries[0]?.conflicts).toEqual([
    { username: colleague.user.username, name: 'Ada Lovelace', reason: 'university' },
  ]);
  expect((await mine(hackathon, colleague)).entries.map((one) => one.id)).not.toContain(entries[0]);
  const before = (await mine(hackathon, judge)).entries.map((one) => one.id);
  const known = before[0] ?? 0;
  await call(house.url, declareConflict, { as: judge.code, params: { id, entry: known } });
  const after = (await mine(hackathon, judge)).entries.map((one) => one.id);
  expect(after).not.toContain(known);
  expect(after).toHaveLength(before.length);
  const { body: again } = await call(house.url, showJudging, { as: organizer.code, params: { id } });
  expect(again.entries.every((entry) => entry.judges.length === 2 && !entry.short)).toBe(true);
  expect(again.entries.find((one) => one.id === known)?.conflicts).toContainEqual({
    username: judge.user.username,
    name: 'Ada Lovelace',
    reason: 'declared',
  });
  expect(await assign(hackathon, 2)).toMatchObject({ entries: again.entries });
  expect((await refused(house.url, declareConflict, { as: judge.code, params: { id, entry: known } })).status).toBe(
    403,
  );
});

test('assigned again, what judges have begun stays; who is no longer a judge keeps what they submitted', async () => {
  const hackathon = await make({ entries: 6, judges: 3 });
  const { id, judges } = hackathon;
  await assign(hackathon, 2);
  const [judge = organizer, leaving = organizer] = judges;
  const [typed, ...rest] = (await mine(hackathon, judge)).entries;
  await call(house.url, saveScores, { as: judge.code, params: { id, entry: typed?.id ?? 0 }, body: sheet(3) });
  const [given] = (await mine(hackathon, leaving)).entries;
  await submit(hackathon, leaving, given?.id ?? 0, 4);
  await house.database.run('delete from event_crew where event_id = $1 and user_id = $2', [id, leaving.user.id]);
  const added = await makeUser(house);
  await insertTestJudge(house.database, id, added.user.id);
  const desk = await assign(hackathon, 2);
  expect((await mine(hackathon, judge)).entries[0]).toMatchObject({ id: typed?.id, state: 'draft' });
  expect(rest.length).toBeGreaterThan(0);
  const of = (one: SignedIn) => desk.judges.find(({ username }) => username === one.user.username);
  expect(of(leaving)).toMatchObject({ active: false, assigned: 1, submitted: 1 });
  expect(of(added)?.assigned).toBeGreaterThanOrEqual(3);
  expect(desk.entries.every((entry) => entry.judges.length === 2)).toBe(true);
  expect((await refused(house.url, listAssignments, { as: leaving.code, params: { id } })).status).toBe(403);
  expect((await preview(hackathon)).entries.map((one) => one.id)).toEqual([given?.id]);
  // Their account goes: what they submitted stays, without their name.
  await house.database.transaction((tx) => eraseTraces(tx, judge.user.id));
  await house.database.transaction((tx) => eraseTraces(tx, leaving.user.id));
  expect((await preview(hackathon)).entries.map((one) => one.id)).toEqual([given?.id]);
  const { body: left } = await call(house.url, showJudging, { as: organizer.code, params: { id } });
  expect(left.judges.find(({ username }) => username === judge.user.username)?.drafts ?? 0).toBe(0);
});

test('nothing is assigned before submissions close, without entries, or without judges', async () => {
  const refusal = async (hackathon: Hackathon) =>
    status(refused(house.url, assignJudges, { as: organizer.code, params: { id: hackathon.id }, body: {} }));
  expect(await refusal(await make({ closes: 1 }))).toEqual([
    409,
    'Entries can still change. Assign judges when submissions have closed.',
  ]);
  expect(await refusal(await make({ entries: 0 }))).toEqual([409, 'No entries were submitted']);
  expect(await refusal(await make({ judges: 0 }))).toEqual([409, 'Add judges as helpers first']);
  expect(await refusal(await make({ judgingCloses: -0.5 }))).toEqual([409, 'Judging has closed']);
});

test('the rubric is everybody’s to read and the organizer’s to write, until the first scores', async () => {
  const hackathon = await make();
  const { id, judges } = hackathon;
  const show = async () => (await call(house.url, showRubric, { params: { id } })).body;
  const before = await show();
  expect(before.criteria.map(({ name }) => name)).toEqual(defaultRubric.map(({ name }) => name));
  await assign(hackathon);
  const judge = judges[0] ?? organizer;
  const entry = (await mine(hackathon, judge)).entries[0]?.id ?? 0;
  await call(house.url, saveScores, { as: judge.code, params: { id, entry }, body: sheet(4) });
  // The second goes, the third comes first with another weight, and there is a new one.
  const [first, , third, ...rest] = before.criteria;
  const fresh = { number: null, name: 'Impact', lead: '', weight: 10, anchors: ['1', '2', '3', '4', '5'] };
  const criteria = [third, first, ...rest, fresh].flatMap((one) => one ?? []);
  const write = (all: object[]) =>
    call(house.url, editRubric, { as: organizer.code, params: { id }, body: { criteria: all } as never });
  const { body: written } = await write(criteria);
  expect(written.criteria.map(({ number }) => number)).toEqual([3, 1, 4, 5, 6]);
  expect((await show()).criteria).toEqual(written.criteria);
  expect((await mine(hackathon, judge)).entries[0]?.draft?.points).toEqual({ 1: 4, 3: 4, 4: 4, 5: 4 });
  const refusal = async (all: object[]) =>
    (await refused(house.url, editRubric, { as: organizer.code, params: { id }, body: { criteria: all } as never }))
      .status;
  expect(await refusal([])).toBe(400);
  expect(await refusal([{ ...fresh, number: 2 }])).toBe(400);
  expect(await refusal([{ ...fresh, anchors: ['1'] }])).toBe(400);
  expect(await refusal([{ ...fresh, weight: 11 }])).toBe(400);
  expect(await refusal([fresh, fresh])).toBe(400);
  expect(await refusal(Array.from({ length: 9 }, (_, at) => ({ ...fresh, name: `C${at}` })))).toBe(400);
  await call(house.url, submitScores, {
    as: judge.code,
    params: { id, entry },
    body: { points: { 1: 4, 3: 4, 4: 4, 5: 4, 6: 1 }, note: '' },
  });
  expect((await show()).final).toBe(true);
  expect(await refusal(criteria)).toBe(409);
  // Weights: Impact alone counts 10 of 16.
  expect((await preview(hackathon)).entries[0]?.raw).toBe(Math.round(((4 * 8 + 10) / 18) * 100) / 100);
});

test('ties are marked; an organizer orders them under their name, and another score undoes the order', async () => {
  const hackathon = await make({ entries: 3, judges: 1 });
  const { id, judges, entries } = hackathon;
  await assign(hackathon, 1);
  const judge = judges[0] ?? organizer;
  const [a = 0, b = 0, c = 0] = entries;
  for (const [entry, all] of [
    [a, 4],
    [b, 4],
    [c, 2],
  ] as const)
    await submit(hackathon, judge, entry, all);
  const ranks = async () =>
    (await preview(hackathon)).entries.map(({ id: entry, rank, tied, decidedBy }) => [entry, rank, tied, decidedBy]);
  expect(await ranks()).toEqual([
    [a, 1, true, null],
    [b, 1, true, null],
    [c, 3, false, null],
  ]);
  expect((await preview(hackathon)).missing.ties).toBe(1);
  const order = (all: number[]) =>
    refused(house.url, decideTie, { as: organizer.code, params: { id }, body: { entries: all } });
  expect((await order([b, c])).status).toBe(409);
  expect((await order([a, b, c])).status).toBe(409);
  expect((await order([a, a])).status).toBe(400);
  await call(house.url, decideTie, { as: organizer.code, params: { id }, body: { entries: [b, a] } });
  const name = organizer.user.username;
  expect(await ranks()).toEqual([
    [b, 1, false, name],
    [a, 2, false, name],
    [c, 3, false, null],
  ]);
  await submit(hackathon, judge, a, 5);
  expect(await ranks()).toEqual([
    [a, 1, false, null],
    [b, 2, false, null],
    [c, 3, false, null],
  ]);
  await submit(hackathon, judge, a, 4);
  await release(hackathon, true);
  const { body } = await call(house.url, showResult, { params: { id } });
  expect(body.entries.map(({ id: entry, rank, decidedBy }) => [entry, rank, decidedBy])).toEqual([
    [b, 1, name],
    [a, 2, name],
    [c, 3, null],
  ]);
});

test('what is missing is named before a release, and nothing without scores is released', async () => {
  const hackathon = await make({ entries: 2, judges: 2 });
  const { id, judges, entries } = hackathon;
  const say = async (anyway = false) =>
    status(refused(house.url, releaseResult, { as: organizer.code, params: { id }, body: { anyway } }));
  expect(await say(true)).toEqual([409, 'No entry has scores yet']);
  await assign(hackathon, 2);
  await submit(hackathon, judges[0] ?? organizer, entries[0] ?? 0, 3);
  expect(await say()).toEqual([
    409,
    'Not everything is in: judging is still open; 3 score sheets are not submitted; 1 entry has no scores',
  ]);
  await release(hackathon, true);
  const { body } = await call(house.url, showResult, { params: { id } });
  expect(body.entries.map((one) => one.id)).toEqual([entries[0]]);
  expect(body.unscored.map((one) => one.id)).toEqual([entries[1]]);
});

test('no call tells of scores before the release: as everybody, by every way in', async () => {
  const hackathon = await make({ entries: 3, judges: 3 });
  const { id, judges, entrants, entries } = hackathon;
  await assign(hackathon);
  const secret = 'Nobody-may-read-this-yet';
  for (const judge of judges)
    for (const { id: entry } of (await mine(hackathon, judge)).entries)
      await submit(hackathon, judge, entry, 4, secret);
  await call(house.url, saveScores, {
    as: judges[0]?.code,
    params: { id, entry: entries[0] ?? 0 },
    body: sheet(2, `${secret} draft`),
  });
  const callers = [undefined, entrants[0]?.code, stranger.code];
  // Every call that reads, with our numbers in it.
  const numbers: Record<string, number> = { id, event: id, entry: entries[0] ?? 0, entryId: entries[0] ?? 0 };
  const paths = rows.flatMap(([template]) => {
    const [method, path = ''] = template.split(' ');
    return method === 'get' ? [path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(numbers[name] ?? 1))] : [];
  });
  expect(paths).toContain(`/api/events/${id}/results/`);
  const read = async (path: string, code?: string) => {
    const leave = new AbortController();
    const answer = await fetch(house.url + path, {
      headers: code === undefined ? {} : { 'x-session-code': code },
      signal: leave.signal,
      redirect: 'manual',
    });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      leave.abort();
      return { status: answer.status, text: '' };
    }
    return { status: answer.status, text: await answer.text() };
  };
  const tells = (text: string): boolean => text.includes(secret) || /"(corrected|raw|shift)"/.test(text);
  const told: string[] = [];
  for (const code of callers) for (const path of paths) if (tells((await read(path, code)).text)) told.push(path);
  // A judge reads their own alone, and an organizer the judging, never the public result.
  const { text: own } = await read(`/api/events/${id}/judging/mine/`, judges[1]?.code);
  expect(own).not.toContain('draft"}');
  for (const code of [...callers, judges[0]?.code, organizer.code]) {
    expect((await read(`/api/events/${id}/results/`, code)).status).toBe(404);
    if (code !== undefined) expect((await read(`/api/events/${id}/results/mine/`, code)).status).toBe(404);
  }
  for (const path of paths.filter((one) => !one.includes('/judging/mine')))
    if (tells((await read(path, judges[0]?.code)).text)) told.push(path);
  expect(told).toEqual([]);
  const { written } = await house.database.row(
    z.object({ written: z.number() }),
    'select (select count(*) from entry_results where event_id = $1) + (select count(*) from judge_results where event_id = $1) as written',
    [id],
  );
  expect(written).toBe(0);
});
