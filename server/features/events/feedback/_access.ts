import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';

/** One that nobody here was at. */
const past =
  (body?: object) =>
  async ({ house, owner }: World) => ({
    params: { id: await insertTestEvent(house.database, owner.id, { starts: -24 }) },
    ...(body === undefined ? {} : { body }),
  });

/** Everybody reads their own; only who was there gives any. */
export const access: Row[] = [
  ['get /api/events/{id}/feedback/', [401, 200, 200, 200, 200], past()],
  ['put /api/events/{id}/feedback/', [401, 403, 403, 403, 403], past({ stars: 5 })],
  ['delete /api/events/{id}/feedback/', [401, 200, 200, 200, 200], past()],
];
