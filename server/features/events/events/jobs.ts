import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { deletePicturesBefore } from './picture-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every hour: what was uploaded a day ago is kept by the event that names it, or by nothing. */
export const purgePictures = ({ database, clock }: { database: Database; clock: Clock }): Promise<number> =>
  deletePicturesBefore(database, new Date(clock.now().getTime() - DAY_MS));
