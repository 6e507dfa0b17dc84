import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['get /api/skills/', [401, 200, 200, 200, 200]],
  ['get /api/recommendations/', [200, 200, 200, 200, 200]],
];
