import { randomBytes } from 'node:crypto';
import { insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const tokenOfOwner = async (world: World): Promise<Sent> => ({
  params: {
    id: await insertedId(
      world,
      `insert into access_tokens (user_id, name, token_digest, scopes, created_at, expires_at)
       values ($1, 'x', $2, '{read}', now(), now() + interval '1 hour') returning id`,
      [world.owner.id, randomBytes(32)],
    ),
  },
});

export const access: Row[] = [
  ['get /api/tokens/', [401, 200, 200, 200, 200]],
  ['post /api/tokens/', [401, 201, 201, 201, 201], { body: { name: 'x', scopes: ['read'], expires_in_days: 1 } }],
  ['delete /api/tokens/', [401, 200, 200, 200, 200]],
  ['delete /api/tokens/{id}/', [401, 404, 200, 404, 404], tokenOfOwner],
];
