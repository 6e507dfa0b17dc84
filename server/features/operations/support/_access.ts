import { z } from 'zod';
import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

/** The owner has written to staff. */
const request = async ({ house, owner }: World) => {
  const { id } = await house.database.row(
    z.object({ id: z.number() }),
    `with request as (
       insert into support_requests (user_id, name, email, topic, state, created_at, updated_at)
       values ($1, 'The owner', $2, 'judge', 'open', now(), now()) returning id
     )
     insert into support_messages (support_request_id, kind, author_id, text, at)
     select id, 'sender', $1, 'It waits', now() from request returning support_request_id as id`,
    [owner.id, owner.email],
  );
  return { params: { id } };
};

/** Messages to staff. */
export const access: Row[] = [
  ['get /api/support-requests/form/', [200, 200, 200, 200, 200]],
  [
    'post /api/support-requests/',
    [201, 201, 201, 201, 201],
    { body: { name: 'Ada', email: 'ada@example.com', topic: 'idea', message: 'A map of all tags' } },
  ],
  ['get /api/support-requests/', [401, 200, 200, 200, 200]],
  [
    'post /api/support-requests/{id}/messages/',
    [401, 404, 201, 404, 404],
    async (world) => ({ ...(await request(world)), body: { message: 'And more' } }),
  ],
  ['get /api/admin/support-requests/', [401, 403, 403, 200, 200]],
  ['get /api/admin/support-requests/{id}/', [401, 403, 403, 200, 200], request],
  [
    'post /api/admin/support-requests/{id}/reply/',
    [401, 403, 403, 200, 200],
    async (world) => ({ ...(await request(world)), body: { message: 'Try again' } }),
  ],
  [
    'post /api/admin/support-requests/{id}/notes/',
    [401, 403, 403, 200, 200],
    async (world) => ({ ...(await request(world)), body: { message: 'Looks like the judge' } }),
  ],
  [
    'patch /api/admin/support-requests/{id}/',
    [401, 403, 403, 200, 200],
    async (world) => ({ ...(await request(world)), body: { state: 'closed' } }),
  ],
];
