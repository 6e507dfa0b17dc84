import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['post /api/mentor/ask/', [200, 200, 200, 200, 200], { body: { question: 'What does it cost?' } }],
];
