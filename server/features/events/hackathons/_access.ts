import type { Row } from '../../../access-matrix/_row.ts';
import type { Role, World } from '../../../access-matrix/_world.ts';
import { insertTestEntry, insertTestHackathon } from '../hackathon-judging/_hackathon.ts';
import { hashTeamCode } from './commands/hash-team-code.ts';
import { insertOptionalFile } from './files/store.ts';
import { insertVersion } from './versions/store.ts';

const CODE = 'ABCDEFGH23';

/** The owner’s, whose submissions close in an hour; everybody but visitors has a place. */
async function make({ house: { database }, owner, people }: World, closes = 1): Promise<number> {
  const id = await insertTestHackathon(database, owner.id, { closes });
  for (const person of Object.values(people))
    await database.run(
      `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
       values ($1, $2, 'confirmed', nextval('registration_queue'), now(), now())`,
      [id, person.id],
    );
  return id;
}

const open = (body?: object) => async (world: World) => ({
  params: { id: await make(world) },
  ...(body === undefined ? {} : { body }),
});

/** The caller is in a team, whose entry is a draft. */
const inTeam = (body?: object) => async (world: World, role: Role) => {
  const id = await make(world);
  const members = role === 'visitor' ? [] : [world.people[role].id];
  await insertTestEntry(world.house.database, id, { title: 'Own', members });
  return { params: { id }, ...(body === undefined ? {} : { body }) };
};

/** The caller leads a team of two. */
const leading = (more: (username: string) => object) => async (world: World, role: Role) => {
  const id = await make(world);
  const second = role === 'other' ? world.people.staff : world.people.other;
  const members = role === 'visitor' ? [] : [world.people[role].id, second.id];
  await insertTestEntry(world.house.database, id, { title: 'Led', members });
  if (role !== 'visitor')
    await world.house.database.run(`update team_members set leads = true where event_id = $1 and user_id = $2`, [
      id,
      world.people[role].id,
    ]);
  return { params: { id, username: second.username }, ...more(second.username) };
};

const withCode = async (world: World) => {
  const id = await make(world);
  await insertTestEntry(world.house.database, id, { title: 'Joined', members: [] });
  await world.house.database.run('update teams set code_hash = $2 where event_id = $1', [
    id,
    hashTeamCode(`${CODE}${id}`),
  ]);
  return { params: { id }, body: { code: `${CODE}${id}` } };
};

const entryOf = async (world: World) => {
  const id = await make(world, 1);
  return { params: { id, entry: await insertTestEntry(world.house.database, id, { title: 'Theirs', members: [] }) } };
};

/** The caller's own, saved once. */
const versioned = (body?: object) => async (world: World, role: Role) => {
  const { database } = world.house;
  const id = await make(world);
  const members = role === 'visitor' ? [] : [world.people[role].id];
  const entry = await insertTestEntry(database, id, { title: 'Own', members });
  await insertVersion(database, entry, null);
  return { params: { id, entry, revision: 1, version: 1 }, ...(body === undefined ? {} : { body }) };
};
const theirVersions = async (world: World) => {
  const { params } = await entryOf(world);
  await insertVersion(world.house.database, params.entry, null);
  return { params: { ...params, revision: 1 } };
};

const withFile = async (world: World, role: Role) => {
  const { params } = await versioned()(world, role);
  const { database } = world.house;
  const digest = 'e'.repeat(64);
  await database.run(
    'insert into blobs (digest, size, unreferenced_since) values ($1, 1, now()) on conflict do nothing',
    [digest],
  );
  const file = { kind: 'file', digest, size: 1, name: 'notes.txt', alt: '' } as const;
  const kept = await insertOptionalFile(database, params.entry, file, new Date());
  return { params: { ...params, file: kept?.id ?? 0 } };
};

/** The caller's team, whose entry names a start command. */
const runnable = (closes: number) => async (world: World, role: Role) => {
  const { database } = world.house;
  const id = await make(world, closes);
  const members = role === 'visitor' ? [] : [world.people[role].id];
  const entry = await insertTestEntry(database, id, { title: 'Runs', members });
  await database.run(
    `update entries set run_source = 'a.zip', run_language = 'bash', run_command = 'ls' where id = $1`,
    [entry],
  );
  return { params: { id, entry } };
};
/** A member of the team is not among those who see what judges see. */
const closedRun = runnable(-1);

const dates = {
  submissionsCloseAt: new Date(Date.now() + 3_600_000).toISOString(),
  judgingClosesAt: new Date(Date.now() + 7_200_000).toISOString(),
  mostMembers: 4,
};
const entry = { title: 'Kept', tagline: 'In one line', submitted: true, revision: 1 };

/** Hackathons: who has a place makes teams and entries; organizers set the dates, and see entries before the others. */
export const access: Row[] = [
  ['get /api/events/{id}/hackathon/', [200, 200, 200, 200, 200], open()],
  ['put /api/events/{id}/hackathon/', [401, 403, 200, 200, 200], open(dates)],
  ['post /api/events/{id}/team/', [401, 201, 201, 201, 201], open({ name: 'Night shift' })],
  ['post /api/events/{id}/team/code/', [401, 200, 200, 200, 200], inTeam()],
  ['post /api/events/{id}/team/join/', [401, 200, 200, 200, 200], withCode],
  ['delete /api/events/{id}/team/', [401, 200, 200, 200, 200], inTeam()],
  ['put /api/events/{id}/team/wanted/', [401, 200, 200, 200, 200], inTeam({ wanted: 'A designer' })],
  ['put /api/events/{id}/team/lead/', [401, 200, 200, 200, 200], leading((username) => ({ body: { username } }))],
  ['delete /api/events/{id}/team/members/{username}/', [401, 200, 200, 200, 200], leading(() => ({}))],
  ['put /api/events/{id}/entry/', [401, 200, 200, 200, 200], inTeam(entry)],
  ['get /api/events/{id}/entries/', [200, 200, 200, 200, 200], open()],
  ['get /api/events/{id}/entries/{entry}/', [404, 404, 200, 200, 200], entryOf],
  ['get /api/events/{id}/entries/{entry}/versions/', [401, 404, 200, 200, 200], theirVersions],
  ['get /api/events/{id}/entries/{entry}/versions/{revision}/', [401, 404, 200, 200, 200], theirVersions],
  ['post /api/events/{id}/entry/versions/{version}/restore/', [401, 200, 200, 200, 200], versioned({ revision: 1 })],
  ['get /api/events/{id}/run-languages/', [401, 503, 503, 503, 503], open()],
  ['get /api/events/{id}/entry/run/', [401, 200, 200, 200, 200], inTeam()],
  ['post /api/events/{id}/entry/run/', [401, 202, 202, 202, 202], runnable(1)],
  ['get /api/events/{id}/entries/{entry}/run/', [401, 403, 200, 200, 200], closedRun],
  ['post /api/events/{id}/entries/{entry}/run/', [401, 403, 202, 202, 202], closedRun],
  ['get /api/events/{id}/entries/{entry}/files/', [404, 404, 200, 200, 200], entryOf],
  ['post /api/events/{id}/entry/pictures/', [401, 400, 400, 400, 400], versioned({})],
  ['post /api/events/{id}/entry/files/', [401, 400, 400, 400, 400], versioned({})],
  ['delete /api/events/{id}/entry/files/{file}/', [401, 200, 200, 200, 200], withFile],
  [
    'get /api/events/{id}/entries/{entry}/files/{file}/{digest}',
    [404, 404, 404, 404, 404],
    async (world) => {
      const { params } = await entryOf(world);
      return { params: { ...params, file: 1, digest: 'f'.repeat(64) } };
    },
  ],
];
