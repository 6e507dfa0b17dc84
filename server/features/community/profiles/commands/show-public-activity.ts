import type { Activity } from '@devorbit/contract/practice/activity.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { showActivity } from '../../../practice/activity/commands/show-activity.ts';
import { noUser } from '../errors.ts';
import { maySee } from '../policy.ts';
import { selectOptionalPublicUser } from '../store.ts';

type Asked = { year?: number | undefined; time_zone: string };

/**
 * A user's activity in a year. What belongs to sections that the viewer may not see counts as nothing. Throws the same
 * Refusal for who is unknown and for activity that is hidden.
 */
export async function showPublicActivity(
  deps: { database: Database; clock: Clock },
  viewer: Actor | null,
  username: string,
  asked: Asked,
): Promise<Activity> {
  const user = await selectOptionalPublicUser(deps.database, username);
  if (user === null || !maySee(viewer, user, 'activity')) throw noUser();
  const activity = await showActivity(deps, user, asked);
  return {
    ...activity,
    problems_created: maySee(viewer, user, 'created') ? activity.problems_created : 0,
    solved_by_difficulty: maySee(viewer, user, 'solved')
      ? activity.solved_by_difficulty
      : { Easy: 0, Medium: 0, Hard: 0 },
  };
}
