import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['get /api/leaderboard/', [200, 200, 200, 200, 200]],
  ['get /api/leaderboard/events', [200, 200, 200, 200, 200]],
  ['get /api/leaderboard/universities/', [200, 200, 200, 200, 200]],
  ['put /api/leaderboard/university/', [401, 200, 200, 200, 200], () => ({ body: { university: null } })],
];
