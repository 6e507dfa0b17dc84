import { MAX_DRAFT_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import {
  followVerification as follow,
  saveAuthoring,
  showAuthoring,
  showVerification,
  verifyDraft,
} from '@devorbit/contract/practice/authoring.ts';
import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindEvents } from '../../../platform/http/bind-events.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import type { JudgeClient } from '../../../platform/judge-client.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { followVerification } from './commands/follow-verification.ts';
import { queueVerification } from './commands/queue-verification.ts';
import { readDraft } from './commands/read-draft.ts';
import { readVerification } from './commands/read-verification.ts';
import { saveDraft } from './commands/save-draft.ts';

type Deps = {
  database: Database;
  clock: Clock;
  queue: Queue;
  judge: JudgeClient;
  changes: Changes;
  limits: RateLimits;
  streams: EventStreams;
};

/** Bytes of a draft: JSON writes a line's end as two, and most other characters as one or two. The programs fit beside. */
const DRAFT_BODY_LIMIT = 2 * MAX_DRAFT_CHARS + 8 * 1024 * 1024;

export function serveAuthoring(http: Http, deps: Deps): void {
  const headers = { 'cache-control': 'no-store' };
  bind(http, showAuthoring, async ({ actor, params }) => ({
    body: await readDraft(deps, actor, params.id),
    headers,
  }));
  bind(
    http,
    saveAuthoring,
    async ({ actor, params, body }) => ({
      body: await saveDraft(deps, actor, params.id, body.revision, body.draft),
      headers,
    }),
    { bodyLimit: DRAFT_BODY_LIMIT },
  );
  bind(http, verifyDraft, async ({ actor, params, body }) => ({
    body: await queueVerification(deps, actor, params.id, body.revision),
    headers,
  }));
  bind(http, showVerification, async ({ actor, params }) => ({
    body: await readVerification(deps, actor, params.id),
    headers,
  }));
  bindEvents(http, deps.streams, follow, ({ actor, params }, gone) => followVerification(deps, actor, params.id, gone));
}
