import { insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const generation = async (world: World): Promise<Sent> => ({
  params: {
    id: await insertedId(
      world,
      "insert into generations (user_id, message, created_at) values ($1, 'Queued', now()) returning id",
      [world.owner.id],
    ),
  },
});

export const access: Row[] = [
  // Nobody's wish is taken, so that nothing is generated.
  ['post /api/ai/generate/', [401, 400, 400, 400, 400], { body: { difficulty: 'none' } }],
  ['get /api/ai/generations/{id}/', [401, 404, 200, 404, 404], generation],
  ['get /api/ai/generations/{id}/events', [401, 404, 200, 404, 404], generation],
  ['get /api/ai/quota/', [401, 200, 200, 200, 200]],
];
