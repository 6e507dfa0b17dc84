import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [['get /api/concepts/{id}/', [200, 200, 200, 200, 200], { params: { id: 'closure' } }]];
