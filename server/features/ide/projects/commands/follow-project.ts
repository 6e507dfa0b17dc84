import type { ProjectEvent } from '@devorbit/contract/ide/projects.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import type { Followers } from '../followers.ts';
import { findOwnProject } from './find-own-project.ts';

type Deps = { database: Database; followers: Followers };

/** What changes in a project of the actor's own, until it or the session is gone. Begins by telling that it listens. */
export async function* followProject(
  { database, followers }: Deps,
  actor: Actor,
  id: number,
  gone: AbortSignal,
  admitted: () => Promise<boolean>,
): AsyncGenerator<ProjectEvent> {
  await findOwnProject(database, actor, id);
  const follower = followers.join(id);
  try {
    yield { type: 'project' };
    for (let events = await follower.next(gone); events !== null; events = await follower.next(gone)) {
      if (!(await admitted())) return;
      for (const event of events) {
        yield event;
        if (event.type === 'gone') return;
      }
    }
  } finally {
    follower.leave();
  }
}
