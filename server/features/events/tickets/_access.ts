import { z } from 'zod';
import type { Row } from '../../../access-matrix/_row.ts';
import type { Role, World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';

/** A place of the caller’s, or of `of`. */
const placed =
  (of?: 'other') =>
  async ({ house, owner, people }: World, role: Role) => {
    const id = await insertTestEvent(house.database, owner.id);
    const who = people[of ?? (role === 'visitor' ? 'other' : role)].id;
    const { registration } = await house.database.row(
      z.object({ registration: z.number() }),
      `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
       values ($1, $2, 'confirmed', nextval('registration_queue'), now(), now()) returning id as registration`,
      [id, who],
    );
    return { params: of === undefined ? { id } : { id, registration } };
  };

/** Tickets: everybody their own; organizers and staff issue those of others anew, and see none. */
export const access: Row[] = [
  ['get /api/events/{id}/ticket/', [401, 200, 200, 200, 200], placed()],
  ['post /api/events/{id}/ticket/', [401, 200, 200, 200, 200], placed()],
  ['post /api/events/{id}/registrations/{registration}/ticket/', [401, 403, 200, 200, 200], placed('other')],
];
