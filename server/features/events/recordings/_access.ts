import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';

const past =
  (body?: object) =>
  async ({ house, owner }: World) => ({
    params: { id: await insertTestEvent(house.database, owner.id, { starts: -24 }) },
    ...(body === undefined ? {} : { body }),
  });

/** Everybody asks; organizers and staff write the list. */
export const access: Row[] = [
  ['get /api/events/{id}/recordings/', [200, 200, 200, 200, 200], past()],
  [
    'put /api/events/{id}/recordings/',
    [401, 403, 200, 200, 200],
    past({ recordings: [{ title: 'The keynote', url: 'https://video.example.org/1' }], forGuests: false }),
  ],
];
