import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { updateUniversity } from '../../../identity/accounts/door.ts';
import { unknownUniversity } from '../errors.ts';
import { recountUsers } from './recount-users.ts';

/** The caller says where they study, one of `known`, or takes that back with null: their row stands on that board from now on. */
export async function chooseUniversity(
  { database, clock }: { database: Database; clock: Clock },
  known: ReadonlyMap<string, string>,
  actor: Actor,
  university: string | null,
): Promise<void> {
  if (university !== null && !known.has(university)) throw unknownUniversity();
  await database.transaction(async (tx) => {
    if (await updateUniversity(tx, actor.id, university)) await recountUsers(tx, [actor.id], clock.now());
  });
}
