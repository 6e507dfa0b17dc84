import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { digestOf } from '../session-code.ts';
import { selectOptionalActor } from '../store.ts';

/** Whose session a code opens; null where it is unknown, ended or expired. */
export const findActor = (
  { database, clock }: { database: Database; clock: Clock },
  code: string,
): Promise<Actor | null> => selectOptionalActor(database, digestOf(code), clock.now());
