import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['get /api/activity/', [401, 200, 200, 200, 200]],
  ['get /api/sky/', [401, 200, 200, 200, 200]],
  ['get /api/badges/', [401, 200, 200, 200, 200]],
];
