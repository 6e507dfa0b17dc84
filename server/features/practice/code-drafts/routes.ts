import { discardCodeDraft, listCodeDrafts, saveCodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { discardDraft } from './commands/discard-draft.ts';
import { listDrafts } from './commands/list-drafts.ts';
import { saveDraft } from './commands/save-draft.ts';
import { draftsPerMinute } from './limits.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

const headers = { 'cache-control': 'no-store' };

export function serveCodeDrafts(http: Http, deps: Deps): void {
  const { limits } = deps;
  bind(http, listCodeDrafts, async ({ actor, params }) => ({
    body: await listDrafts(deps, actor, params.id),
    headers,
  }));
  bind(http, saveCodeDraft, async ({ actor, params, body }) => {
    await limits.take(draftsPerMinute, String(actor.id));
    const draft = await saveDraft(deps, actor, { problem_id: params.id, language: params.language, ...body });
    return { body: draft, headers };
  });
  bind(http, discardCodeDraft, async ({ actor, params, query }) => {
    await limits.take(draftsPerMinute, String(actor.id));
    const place = { problem_id: params.id, language: params.language, revision: query.revision };
    return { body: { discarded: await discardDraft(deps, actor, place) }, headers };
  });
}
