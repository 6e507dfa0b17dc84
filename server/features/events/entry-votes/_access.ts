import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEntry, insertTestHackathon } from '../hackathon-judging/_hackathon.ts';
import { putPeriod } from './store.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** The owner’s, whose vote is open, with an entry of nobody here. */
async function voting({ house: { database }, owner }: World) {
  const id = await insertTestHackathon(database, owner.id);
  await putPeriod(database, id, inHours(-1), inHours(1));
  return { id, entry: await insertTestEntry(database, id, { title: 'Voted', members: [] }) };
}

/** The public vote: everybody with an account votes; organizers say when. */
export const access: Row[] = [
  [
    'get /api/events/{id}/vote/',
    [200, 200, 200, 200, 200],
    async (world) => ({ params: { id: (await voting(world)).id } }),
  ],
  [
    'put /api/events/{id}/vote/',
    [401, 200, 200, 200, 200],
    async (world) => {
      const { id, entry } = await voting(world);
      return { params: { id }, body: { entry } };
    },
  ],
  [
    'put /api/events/{id}/vote/period/',
    [401, 403, 200, 200, 200],
    async (world) => {
      const { id } = await voting(world);
      return { params: { id }, body: { opensAt: inHours(1).toISOString(), closesAt: inHours(2).toISOString() } };
    },
  ],
  [
    'delete /api/events/{id}/vote/period/',
    [401, 403, 200, 200, 200],
    async (world) => ({ params: { id: (await voting(world)).id } }),
  ],
];
