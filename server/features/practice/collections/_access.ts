import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [
  ['get /api/collections/', [200, 200, 200, 200, 200]],
  // The world of these tests has none of the problems of `content/problems/`.
  ['get /api/collections/{slug}/', [404, 404, 404, 404, 404], { params: { slug: 'first-ten' } }],
];
