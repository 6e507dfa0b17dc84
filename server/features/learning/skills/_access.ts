import type { Row } from '../../../access-matrix/_row.ts';

export const access: Row[] = [['get /api/learn/skills/', [401, 200, 200, 200, 200]]];
