import type { ProgressRow } from '@devorbit/contract/practice/submissions.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findFigures } from '../door.ts';

/** The caller's own figures. They follow from judged submissions alone: nothing that a client claims is counted. */
export async function showProgress(
  deps: { database: Database; clock: Clock },
  actor: Actor,
  timeZone = 'UTC',
): Promise<ProgressRow> {
  const { solved_count, points, current_streak } = await findFigures(deps, actor.id, timeZone);
  return { user_id: actor.id, username: actor.username, solved_count, points, current_streak };
}
