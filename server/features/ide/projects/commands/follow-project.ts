import type { ProjectEvent } from '@devorbit/contract/ide/projects.ts';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { mayRead } from '../policy.ts';
import { tellLeft } from '../store.ts';
import type { Subscribers } from '../subscribers.ts';
import { findProject } from './find-project.ts';

/** In ms. */
const ADMITTED_MS = 1_000;

type Deps = { database: Database; subscribers: Subscribers };

/** What changes in a project that the actor is a member of, until it, the session or the membership is gone. Begins by telling that it listens. */
export async function* followProject(
  { database, subscribers }: Deps,
  actor: Actor,
  { id, page }: { id: number; page: string | null },
  gone: AbortSignal,
  admitted: () => Promise<boolean>,
): AsyncGenerator<ProjectEvent> {
  const isMember = () =>
    findProject(database, actor, id, mayRead).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  await findProject(database, actor, id, mayRead);
  const subscriber = subscribers.join(id, page === null ? null : `${actor.id}-${page}`);
  let asked = performance.now();
  try {
    // Who was taken out in between was not told.
    if (!(await isMember())) return yield { type: 'removed' };
    yield { type: 'project' };
    for (let events = await subscriber.next(gone); events !== null; events = await subscriber.next(gone)) {
      // Cursors move all the time: who is still let in is then asked now and then.
      const isPresence = events.every(({ type }) => type === 'presence' || type === 'left');
      if (!isPresence || performance.now() - asked > ADMITTED_MS) {
        if (!(await admitted())) return;
        asked = performance.now();
      }
      const isGone = events.some(({ type }) => type === 'gone');
      if (isGone) return yield { type: 'gone' };
      if (events.some(({ type }) => type === 'members') && !(await isMember())) return yield { type: 'removed' };
      for (const event of events) yield event;
    }
  } finally {
    subscriber.leave();
    if (page !== null) await tellLeft(database, id, { user_id: actor.id, page });
  }
}
