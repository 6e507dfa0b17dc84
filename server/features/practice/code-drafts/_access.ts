import type { Row, Sent } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

const inPython = ({ problem }: World): Sent => ({ params: { id: problem, language: 'python' } });

/** The owner's draft is the owner's alone: to any other there is none. */
export const access: Row[] = [
  ['get /api/problems/{id}/drafts/', [401, 200, 200, 200, 200], ({ problem }) => ({ params: { id: problem } })],
  [
    'put /api/problems/{id}/drafts/{language}/',
    [401, 200, 200, 200, 200],
    (world) => ({ ...inPython(world), body: { code: 'x', revision: 0 } }),
  ],
  [
    'delete /api/problems/{id}/drafts/{language}/',
    [401, 200, 409, 200, 200],
    async (world) => {
      await world.house.database.raw(
        `insert into code_drafts (user_id, problem_id, language, code, device, updated_at)
         values ($1, $2, 'python', 'x', '', now()) on conflict do nothing`,
        [world.owner.id, world.problem],
      );
      return { ...inPython(world), query: '?revision=0' };
    },
  ],
];
