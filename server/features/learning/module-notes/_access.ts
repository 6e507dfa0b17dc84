import type { Row } from '../../../access-matrix/_row.ts';

/** Everybody has their own. */
export const access: Row[] = [
  ['get /api/learn/notes/', [401, 200, 200, 200, 200]],
  [
    'put /api/learn/notes/',
    [401, 200, 200, 200, 200],
    { body: { item: 'module/react/state', text: 'State outlives a call', base: 0 } },
  ],
];
