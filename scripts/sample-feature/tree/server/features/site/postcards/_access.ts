import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['get /api/postcards/', [200, 200, 200, 200, 200]],
  ['post /api/postcards/', [401, 202, 202, 202, 202], { body: { text: 'Greetings' } }],
];
