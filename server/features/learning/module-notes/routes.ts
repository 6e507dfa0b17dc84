import { keepNote as keep, listNotes } from '@devorbit/contract/learning/module-notes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { keepNote } from './commands/keep-note.ts';
import { notesPerMinute } from './limits.ts';
import { selectNotes } from './store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; modules: ReadonlySet<string> };

export function serveNotes(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, listNotes, async ({ actor }) => ({ body: await selectNotes(deps.database, actor.id), headers }));
  bind(http, keep, async ({ actor, body }) => {
    await deps.limits.take(notesPerMinute, String(actor.id));
    return { body: await keepNote(deps, actor, body), headers };
  });
}
