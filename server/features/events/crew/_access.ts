import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { insertTestEvent } from '../events/_event.ts';

const ofEvent = (body?: (world: World) => object) => async (world: World) => ({
  params: { id: await insertTestEvent(world.house.database, world.owner.id) },
  ...(body === undefined ? {} : { body: body(world) }),
});

const withMember = async ({ house, owner, people }: World) => {
  const id = await insertTestEvent(house.database, owner.id);
  await house.database.run(
    `insert into event_crew (event_id, user_id, role, added_at) values ($1, $2, 'check_in', now())`,
    [id, people.staff.id],
  );
  return { params: { id, username: people.staff.username } };
};

/** Helpers of an event: its organizers see them, who made it and staff choose them. */
export const access: Row[] = [
  ['get /api/events/{id}/crew/', [401, 403, 200, 200, 200], ofEvent()],
  [
    'put /api/events/{id}/crew/',
    [401, 403, 200, 200, 200],
    ofEvent(({ people }) => ({ username: people.other.username, role: 'check_in' })),
  ],
  ['delete /api/events/{id}/crew/{username}/', [401, 403, 200, 200, 200], withMember],
];
