import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['get /api/leaderboard/', [200, 200, 200, 200, 200]],
  ['get /api/leaderboard/events', [200, 200, 200, 200, 200]],
];
