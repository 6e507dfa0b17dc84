import type { ProgressRow } from '@devorbit/contract/submissions.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { selectFigures } from '../progress/store.ts';

/** The caller's own figures. They follow from judged submissions alone: nothing that a client claims is counted. */
export async function showProgress(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
): Promise<ProgressRow> {
  return { user_id: actor.id, username: actor.username, ...(await selectFigures(database, actor.id, clock.now())) };
}
