import { inOwned, type Row } from '../../../access-matrix/_row.ts';

const fields = { title: 'A title', statement: 'A statement.' };

export const access: Row[] = [
  ['get /api/problems/', [200, 200, 200, 200, 200]],
  ['get /api/topics/', [200, 200, 200, 200, 200]],
  ['post /api/problems/', [401, 403, 403, 201, 201], { body: fields }],
  ['get /api/problems/{id}/', [200, 200, 200, 200, 200], inOwned],
  ['get /api/problems/{id}/neighbours/', [200, 200, 200, 200, 200], inOwned],
  [
    'get /api/problems/{id}/statements/{digest}',
    [404, 404, 404, 404, 404],
    (world) => ({ params: { id: world.owned, digest: '0'.repeat(64) } }),
  ],
  ['patch /api/problems/{id}/', [401, 403, 403, 200, 200], (world) => ({ ...inOwned(world), body: { title: 'New' } })],
  ['post /api/community/problems/', [401, 201, 201, 201, 201], { body: fields }],
];
