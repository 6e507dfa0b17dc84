import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './_row.ts';

const features = join(import.meta.dirname, '../features');
const beside = globSync('*/*/_access.ts', { cwd: features }).toSorted();
const modules = (await Promise.all(beside.map((file) => import(join(features, file))))) as { access: Row[] }[];

/** Every call of the contract, with an input that is in order and what each caller gets for it: all features' `_access.ts`. */
export const rows: Row[] = modules.flatMap(({ access }) => access);
