import { insertedId, type Row } from '../../../access-matrix/_row.ts';

const turnstile = { params: { id: 'react.state.turnstile' } };

/** Attempts are their author's alone; to others they do not exist. */
export const access: Row[] = [
  [
    'post /api/exercises/{id}/attempts/',
    [401, 202, 202, 202, 202],
    { ...turnstile, body: { source: 'export default () => null;' } },
  ],
  ['get /api/exercises/proven/', [401, 200, 200, 200, 200]],
  ['get /api/exercises/{id}/solution/', [401, 409, 409, 409, 409], { params: { id: 'react.state.turnstile' } }],
  ...(['get /api/exercises/attempts/{attempt}/', 'get /api/exercises/attempts/{attempt}/events'] as const).map(
    (name): Row => [
      name,
      [401, 404, 200, 404, 404],
      async (world) => ({
        params: {
          attempt: await insertedId(
            world,
            `insert into exercise_attempts (user_id, exercise, source, state, created_at, judged_at)
             values ($1, 'react.state.other', 'x', 'failed', now(), now()) returning id`,
            [world.owner.id],
          ),
        },
      }),
    ],
  ),
];
