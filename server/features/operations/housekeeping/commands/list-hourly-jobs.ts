import type { Queryable } from '../../../../platform/database.ts';
import { type HourlyJobState, selectJobs } from '../store.ts';

/** How every hourly job is, those that fail first; who may know is the caller's to judge. */
export const listHourlyJobs = (db: Queryable): Promise<HourlyJobState[]> => selectJobs(db);
