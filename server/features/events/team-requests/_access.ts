import type { Row } from '../../../access-matrix/_row.ts';
import type { Role, World } from '../../../access-matrix/_world.ts';
import { insertTestEntry, insertTestHackathon } from '../hackathon-judging/_hackathon.ts';
import { insertTestPlace, insertTestRequest, selectTestTeam } from './_request.ts';

/** The owner’s hackathon, still open, where everybody but visitors has a place; a team of its own for `members`. */
async function make({ house: { database }, owner, people }: World, members: number[]) {
  const id = await insertTestHackathon(database, owner.id, { closes: 1 });
  for (const person of Object.values(people)) await insertTestPlace(database, id, person.id);
  await insertTestEntry(database, id, { title: 'Looking', members });
  await database.run(`update teams set wanted = 'A designer' where event_id = $1`, [id]);
  return id;
}

const bare = async (world: World) => ({ params: { id: await make(world, []) } });

const invite = async (world: World, role: Role) => {
  const members = role === 'visitor' ? [] : [world.people[role].id];
  const { username } = role === 'other' ? world.people.staff : world.people.other;
  return { params: { id: await make(world, members) }, body: { username } };
};

const ask = async (world: World) => {
  const id = await make(world, []);
  return { params: { id, team: await selectTestTeam(world.house.database, id) } };
};

/** An invite to the owner, who alone may answer it. */
const toOwner = async (world: World) => {
  const id = await make(world, []);
  const request = await insertTestRequest(world.house.database, id, world.people.owner.id, 'invite');
  return { params: { id, request } };
};

/** Requests and invites of teams: for people with a place, and each for its two sides alone. */
export const access: Row[] = [
  ['get /api/events/{id}/team-requests/', [401, 200, 200, 200, 200], bare],
  ['get /api/events/{id}/teams/', [401, 200, 200, 200, 200], bare],
  ['post /api/events/{id}/team/invites/', [401, 201, 201, 201, 201], invite],
  ['post /api/events/{id}/teams/{team}/requests/', [401, 201, 201, 201, 201], ask],
  ['post /api/events/{id}/team-requests/{request}/accept/', [401, 404, 200, 404, 404], toOwner],
  ['delete /api/events/{id}/team-requests/{request}/', [401, 404, 200, 404, 404], toOwner],
];
