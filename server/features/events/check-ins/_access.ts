import { randomUUID } from 'node:crypto';
import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';

const atEntrance =
  (body?: () => object) =>
  async ({ house, owner }: World) => ({
    params: { id: await insertTestEvent(house.database, owner.id) },
    ...(body === undefined ? {} : { body: body() }),
  });

const scans = () => {
  const at = new Date().toISOString();
  return { device: randomUUID(), sentAt: at, scans: [{ number: 1, at, registration: 1 }] };
};

/** Check-in: organizers, their helpers and staff. Nobody here has a place: 409 for who checks in alone. */
export const access: Row[] = [
  ['get /api/events/{id}/check-in/', [401, 403, 200, 200, 200], atEntrance()],
  ['get /api/events/{id}/check-in/count/', [401, 403, 200, 200, 200], atEntrance()],
  ['post /api/events/{id}/check-in/', [401, 403, 200, 200, 200], atEntrance(scans)],
  ['get /api/events/{id}/check-in/code/', [401, 403, 200, 200, 200], atEntrance()],
  ['post /api/events/{id}/arrival/', [401, 409, 409, 409, 409], atEntrance(() => ({ code: 'BCDFGH' }))],
];
