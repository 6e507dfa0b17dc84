import type { Queryable } from '../../../../../platform/database.ts';
import { selectHasRecent } from '../store.ts';
import { storeVersion } from './store-version.ts';

/** While somebody types, a version is kept this often, in ms. */
const EVERY_MS = 10 * 60 * 1000;

/** Before a change: keeps the project as it is, unless that was done not long ago. */
export async function keepTypedVersion(tx: Queryable, project: number, at: Date): Promise<void> {
  if (await selectHasRecent(tx, project, new Date(at.getTime() - EVERY_MS))) return;
  await storeVersion(tx, project, { reason: 'typing', name: null, at });
}
