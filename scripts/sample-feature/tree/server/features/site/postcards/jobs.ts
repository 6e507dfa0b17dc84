import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { postcardSettings } from './settings.ts';
import { deletePostcardsBefore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type PurgeDeps = { database: Database; clock: Clock; env: Pick<Env, 'settings'> };

/** Every hour: old postcards are forgotten. */
export const purgePostcards = ({ database, clock, env }: PurgeDeps): Promise<number> =>
  deletePostcardsBefore(database, new Date(clock.now().getTime() - postcardSettings.of(env).POSTCARD_DAYS * DAY_MS));
