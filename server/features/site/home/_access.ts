import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  // The stream begins for everybody; that this runner takes nothing is its last event.
  ['post /api/home/run/', [200, 200, 200, 200, 200], { body: {} }],
  ['get /api/home/figures/', [200, 200, 200, 200, 200]],
  ['get /api/home/me/', [401, 200, 200, 200, 200]],
];
