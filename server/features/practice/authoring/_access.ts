import { authoredDraft } from '@devorbit/testkit/factories/draft.ts';
import { inOwned, insertedId, type Row, type Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const verification = async (world: World): Promise<Sent> => ({
  params: {
    id: await insertedId(
      world,
      `insert into verifications (problem_id, revision, user_id, state, message, created_at, finished_at)
       values ($1, 1, $2, 'failed', 'Wrong', now(), now()) returning id`,
      [world.owned, world.owner.id],
    ),
  },
});
const draft = async (world: World): Promise<Sent> => {
  await world.house.database.raw('delete from problem_drafts where problem_id = $1', [world.owned]);
  return { ...inOwned(world), body: { revision: 0, draft: authoredDraft() } };
};

export const access: Row[] = [
  ['post /api/authoring/starters/', [401, 200, 200, 200, 200], { body: { signature: null } }],
  ['get /api/problems/{id}/authoring/', [401, 403, 200, 200, 200], inOwned],
  ['put /api/problems/{id}/authoring/', [401, 403, 200, 200, 200], draft],
  [
    'post /api/problems/{id}/authoring/verify/',
    [401, 403, 409, 409, 409],
    (world) => ({ ...inOwned(world), body: { revision: 7 } }),
  ],
  ['get /api/verifications/{id}/', [401, 403, 200, 200, 200], verification],
  ['get /api/verifications/{id}/events', [401, 403, 200, 200, 200], verification],
  ['get /api/problems/{id}/authoring/export/', [401, 403, 409, 409, 409], inOwned],
  [
    'post /api/problems/{id}/authoring/import/',
    [401, 403, 400, 400, 400],
    (world) => ({ ...inOwned(world), query: '?revision=0' }),
  ],
];
