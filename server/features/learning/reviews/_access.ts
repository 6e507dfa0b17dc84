import type { Row } from '../../../access-matrix/_row.ts';
import { insertedId } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';

/** A card is its learner's alone: to anybody else there is none, whatever their role. */
const OWN = [401, 404, 200, 404, 404] as const;
let made = 0;
const own =
  (over: object = {}) =>
  async (world: World) => ({
    params: {
      id: await insertedId(
        world,
        `insert into review_cards (user_id, card, kind, item, due)
         values ($1, $2, 'quiz', 'lesson/react/state/other', '2020-01-01') returning id::text`,
        [world.owner.id, `quiz:react/state/other:${(made += 1)}`],
      ),
    },
    ...over,
  });

export const access: Row[] = [
  ['get /api/reviews/', [401, 200, 200, 200, 200]],
  ['get /api/reviews/due/', [401, 200, 200, 200, 200]],
  ['get /api/reviews/export/{format}/', [401, 200, 200, 200, 200], { params: { format: 'json' } }],
  // Nobody has answered anything today.
  ['post /api/reviews/undo/', [401, 409, 409, 409, 409], { body: {} }],
  ['post /api/reviews/{id}/', [...OWN], own({ body: { rating: 'good', reps: 0 } })],
  ['delete /api/reviews/{id}/', [...OWN], own()],
];
