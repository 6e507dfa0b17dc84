import { inProblem, type Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['get /api/problems/{id}/guidance/', [401, 200, 200, 200, 200], inProblem],
  [
    'post /api/problems/{id}/hints/',
    [401, 200, 200, 200, 200],
    (world) => ({ ...inProblem(world), body: { hint: 1 } }),
  ],
  ['post /api/problems/{id}/give-up/', [401, 200, 200, 200, 200], inProblem],
];
