import { defaultRubric } from '@devorbit/contract/events/default-rubric.ts';
import type { Row } from '../../../access-matrix/_row.ts';
import type { Role, World } from '../../../access-matrix/_world.ts';
import { insertTestEntry, insertTestHackathon, insertTestJudge } from './_hackathon.ts';

/** The owner's, with two entries of nobody's. */
async function make({ house: { database }, owner }: World, closes = -1) {
  const id = await insertTestHackathon(database, owner.id, { closes });
  const entries = [
    await insertTestEntry(database, id, { title: 'One', members: [] }),
    await insertTestEntry(database, id, { title: 'Two', members: [] }),
  ] as const;
  return { id, entries };
}

async function assign({ house: { database } }: World, id: number, entry: number, judge: number): Promise<void> {
  await insertTestJudge(database, id, judge);
  await database.run(
    'insert into hackathon_judging (event_id, per_entry, assigned_at) values ($1, 1, now()) on conflict do nothing',
    [id],
  );
  await database.run(
    'insert into judge_assignments (event_id, entry_id, judge_id, assigned_at) values ($1, $2, $3, now())',
    [id, entry, judge],
  );
}

/** These points stand in the table as if they had been submitted. */
async function score({ house: { database } }: World, id: number, entry: number): Promise<void> {
  await database.run(
    `insert into rubric_criteria (event_id, number, position, name, lead, weight, anchors)
     values ($1, 1, 1, 'Only', '', 1, array['a', 'b', 'c', 'd', 'e']) on conflict do nothing`,
    [id],
  );
  await database.run(
    `with given as (update judge_assignments set submitted_at = now() where event_id = $1 and entry_id = $2 returning id)
     insert into scores (event_id, assignment_id, criterion, points) select $1, id, 1, 4 from given`,
    [id, entry],
  );
}

const ofOrganizers = (body?: object) => async (world: World) => {
  const { id, entries } = await make(world);
  await assign(world, id, entries[0], world.people.other.id);
  return { params: { id }, ...(body === undefined ? {} : { body }) };
};

/** The other is the one judge: who made the event, and staff, are none. */
const ofJudge =
  (body?: object, closes = -1) =>
  async (world: World) => {
    const { id, entries } = await make(world, closes);
    await assign(world, id, entries[0], world.people.other.id);
    return { params: { id, entry: entries[0] }, ...(body === undefined ? {} : { body }) };
  };

const tied = async (world: World) => {
  const { id, entries } = await make(world);
  for (const entry of entries) {
    await assign(world, id, entry, world.people.other.id);
    await score(world, id, entry);
  }
  return { params: { id }, body: { entries } };
};

const released = async (world: World, _role: Role) => {
  const { id } = await make(world);
  await world.house.database.run(
    'insert into hackathon_judging (event_id, per_entry, released_at, released_by) values ($1, 1, now(), $2)',
    [id, world.owner.id],
  );
  return { params: { id } };
};

const rubric = { criteria: defaultRubric };
const sheet = { points: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 }, note: 'Well done' };

/** Judging: organizers and staff arrange it, judges alone score; what comes of it is for everybody once it is released. */
export const access: Row[] = [
  ['get /api/events/{id}/rubric/', [200, 200, 200, 200, 200], ofOrganizers()],
  ['put /api/events/{id}/rubric/', [401, 403, 200, 200, 200], ofOrganizers(rubric)],
  ['get /api/events/{id}/judging/', [401, 403, 200, 200, 200], ofOrganizers()],
  ['post /api/events/{id}/judging/assign/', [401, 403, 200, 200, 200], ofOrganizers({ perEntry: 1 })],
  ['get /api/events/{id}/judging/mine/', [401, 200, 403, 403, 403], ofJudge()],
  ['put /api/events/{id}/judging/mine/{entry}/', [401, 200, 403, 403, 403], ofJudge(sheet)],
  [
    'post /api/events/{id}/judging/mine/{entry}/submit/',
    [401, 200, 403, 403, 403],
    async (world) => {
      const sent = await ofJudge(sheet)(world);
      // As after an assignment: the rubric is the event's own.
      await world.house.database.run(
        `insert into rubric_criteria (event_id, number, position, name, lead, weight, anchors)
       select $1, n, n, 'Criterion ' || n, '', 1, array['a', 'b', 'c', 'd', 'e'] from generate_series(1, 5) n`,
        [sent.params.id],
      );
      return sent;
    },
  ],
  ['post /api/events/{id}/judging/mine/{entry}/conflict/', [401, 200, 403, 403, 403], ofJudge()],
  ['get /api/events/{id}/judging/result/', [401, 403, 200, 200, 200], ofOrganizers()],
  ['put /api/events/{id}/judging/ties/', [401, 403, 200, 200, 200], tied],
  [
    'post /api/events/{id}/judging/release/',
    [401, 403, 200, 200, 200],
    async (world) => ({ ...(await tied(world)), body: { anyway: true } }),
  ],
  ['get /api/events/{id}/results/', [200, 200, 200, 200, 200], released],
  ['get /api/events/{id}/results/mine/', [401, 200, 200, 200, 200], released],
];
