import type { Row } from '../../../access-matrix/_row.ts';

/** Everybody merges into their own. */
export const access: Row[] = [
  [
    'post /api/learn/progress/',
    [401, 200, 200, 200, 200],
    { body: { since: 0, marks: [{ item: 'concept/closure', state: 'done', at: 1, device: 'd1' }] } },
  ],
];
