import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';

const ofEvent =
  (body?: object) =>
  async ({ house, owner }: World) => ({
    params: { id: await insertTestEvent(house.database, owner.id) },
    ...(body === undefined ? {} : { body }),
  });

/** Announcements: an event’s organizers and staff. */
export const access: Row[] = [
  ['get /api/events/{id}/announcements/', [401, 403, 200, 200, 200], ofEvent()],
  [
    'post /api/events/{id}/announcements/',
    [401, 403, 202, 202, 202],
    ofEvent({ title: 'Doors open at nine', body: 'Bring your laptop.' }),
  ],
];
