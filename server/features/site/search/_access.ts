import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [['get /api/search/', [200, 200, 200, 200, 200], { query: '?q=problem' }]];
