import { z } from 'zod';
import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const ofOwner = async ({ house, owner }: World) => ({
  params: await house.database.row(
    z.object({ id: z.number() }),
    `insert into notifications (user_id, kind, at, title, in_app, mail)
     values ($1, 'community', now(), 'News', true, 'off') returning id`,
    [owner.id],
  ),
});

/** What people are told, and how. */
export const access: Row[] = [
  ['get /api/notifications/', [401, 200, 200, 200, 200]],
  ['get /api/notifications/unread/', [401, 200, 200, 200, 200]],
  ['post /api/notifications/read/', [401, 200, 200, 200, 200], { body: { all: true } }],
  ['delete /api/notifications/{id}/', [401, 404, 200, 404, 404], ofOwner],
  ['get /api/notifications/events', [401, 200, 200, 200, 200]],
  ['get /api/notification-preferences/', [401, 200, 200, 200, 200]],
  ['put /api/notification-preferences/', [401, 200, 200, 200, 200], { body: { preferences: [] } }],
  ['post /api/announcements/', [401, 403, 403, 202, 202], { body: { title: 'News' } }],
  [
    'post /api/unsubscribe/{token}/',
    [404, 404, 404, 404, 404],
    { params: { token: 'made-up' }, body: { 'List-Unsubscribe': 'One-Click' } },
  ],
];
