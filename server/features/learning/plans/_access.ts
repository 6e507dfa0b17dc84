import type { Row } from '../../../access-matrix/_row.ts';
import type { World } from '../../../access-matrix/_world.ts';
import { somePlan, someProfile } from './_plan.ts';
import { insertPlan } from './store.ts';

/** A plan is its owner's alone: to anybody else there is none, whatever their role. */
const OWN = [401, 404, 200, 404, 404] as const;
const own =
  (over: object = {}) =>
  async ({ house, owner }: World) => {
    const { id } = await insertPlan(house.database, owner.id, somePlan, new Date());
    return { params: { id }, ...over };
  };

export const access: Row[] = [
  ['post /api/plans/draft/', [200, 200, 200, 200, 200], { body: { profile: someProfile } }],
  ['post /api/plans/placement/', [200, 200, 200, 200, 200], { body: { profile: someProfile, answers: [] } }],
  [
    'post /api/plans/export/{format}/',
    [200, 200, 200, 200, 200],
    { params: { format: 'markdown' }, body: { plan: somePlan, ref: 'mine', revision: 1 } },
  ],
  ['get /api/plans/', [401, 200, 200, 200, 200]],
  ['post /api/plans/', [401, 201, 201, 201, 201], { body: { profile: someProfile } }],
  ['get /api/plans/{id}/', [...OWN], own()],
  ['post /api/plans/{id}/edits/', [...OWN], own({ body: { revision: 1, edit: { kind: 'pace', hoursPerWeek: 4 } } })],
  // The owner's has nothing to undo yet.
  ['post /api/plans/{id}/undo/', [401, 404, 409, 404, 404], own({ body: { revision: 1 } })],
  ['post /api/plans/{id}/wording/', [...OWN], own({ body: { revision: 1 } })],
  ['delete /api/plans/{id}/', [...OWN], own()],
];
