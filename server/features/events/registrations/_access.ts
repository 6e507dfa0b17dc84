import { z } from 'zod';
import type { Row, Sent } from '../../../access-matrix/_row.ts';
import type { Role, World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';

/** Everybody but who made it and staff. */
const forRest = async ({ house, owner }: World) => ({
  params: { id: await insertTestEvent(house.database, owner.id) },
});

const asking = async (world: World) => {
  const { house, owner, people } = world;
  const id = await insertTestEvent(house.database, owner.id);
  const { registration } = await house.database.row(
    z.object({ registration: z.number() }),
    `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
     values ($1, $2, 'pending', nextval('registration_queue'), now(), now()) returning id as registration`,
    [id, people.other.id],
  );
  return { params: { id, registration }, body: { decision: 'confirm' } };
};

/** The caller holds a place, or one is on offer to them. */
const holding =
  (state: 'confirmed' | 'offered') =>
  async (world: World, role: Role): Promise<Sent> => {
    const { house, owner, people } = world;
    const id = await insertTestEvent(house.database, owner.id);
    if (role !== 'visitor')
      await house.database.run(
        `insert into registrations (event_id, user_id, state, queue, offered_until, registered_at, updated_at)
         values ($1, $2, $3, nextval('registration_queue'), case when $3 = 'offered' then now() + interval '1 hour' end, now(), now())`,
        [id, people[role].id, state],
      );
    return { params: { id } };
  };

export const access: Row[] = [
  ['get /api/registrations/', [401, 200, 200, 200, 200]],
  ['get /api/events/{id}/registration/', [401, 200, 200, 200, 200], forRest],
  ['post /api/events/{id}/registration/', [401, 201, 201, 201, 201], forRest],
  ['delete /api/events/{id}/registration/', [401, 200, 200, 200, 200], holding('confirmed')],
  ['post /api/events/{id}/registration/accept/', [401, 200, 200, 200, 200], holding('offered')],
  ['get /api/events/{id}/registrations/', [401, 403, 200, 200, 200], forRest],
  ['get /api/events/{id}/dashboard/', [401, 403, 200, 200, 200], forRest],
  ['get /api/events/{id}/registrations.csv', [401, 403, 200, 200, 200], forRest],
  ['post /api/events/{id}/registrations/{registration}/decide/', [401, 403, 200, 200, 200], asking],
];
