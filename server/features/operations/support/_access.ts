import { z } from 'zod';
import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

/** The owner has written to staff. */
const ticket = async ({ house, owner }: World) => {
  const { id } = await house.database.row(
    z.object({ id: z.number() }),
    `with ticket as (
       insert into tickets (user_id, name, email, topic, state, created_at, updated_at)
       values ($1, 'The owner', $2, 'judge', 'open', now(), now()) returning id
     )
     insert into ticket_messages (ticket_id, kind, author_id, text, at)
     select id, 'sender', $1, 'It waits', now() from ticket returning ticket_id as id`,
    [owner.id, owner.email],
  );
  return { params: { id } };
};

/** Messages to staff. */
export const access: Row[] = [
  ['get /api/tickets/form/', [200, 200, 200, 200, 200]],
  [
    'post /api/tickets/',
    [201, 201, 201, 201, 201],
    { body: { name: 'Ada', email: 'ada@example.com', topic: 'idea', message: 'A map of all tags' } },
  ],
  ['get /api/tickets/', [401, 200, 200, 200, 200]],
  [
    'post /api/tickets/{id}/messages/',
    [401, 404, 201, 404, 404],
    async (world) => ({ ...(await ticket(world)), body: { message: 'And more' } }),
  ],
  ['get /api/admin/tickets/', [401, 403, 403, 200, 200]],
  ['get /api/admin/tickets/{id}/', [401, 403, 403, 200, 200], ticket],
  [
    'post /api/admin/tickets/{id}/reply/',
    [401, 403, 403, 200, 200],
    async (world) => ({ ...(await ticket(world)), body: { message: 'Try again' } }),
  ],
  [
    'post /api/admin/tickets/{id}/notes/',
    [401, 403, 403, 200, 200],
    async (world) => ({ ...(await ticket(world)), body: { message: 'Looks like the judge' } }),
  ],
  [
    'patch /api/admin/tickets/{id}/',
    [401, 403, 403, 200, 200],
    async (world) => ({ ...(await ticket(world)), body: { state: 'closed' } }),
  ],
];
