import { endPreviews as endEndpoint, openPreview as openEndpoint } from '@devorbit/contract/ide/previews.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { endPreviews } from './commands/end-previews.ts';
import { openPreview } from './commands/open-preview.ts';
import { idePreviewsPerMinute } from './limits.ts';
import type { PreviewOrigins } from './policy.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; origins: PreviewOrigins | null };

const headers = { 'cache-control': 'no-store' };

export function servePreviews(http: Http, deps: Deps): void {
  const act = (actor: { id: number }) => deps.limits.take(idePreviewsPerMinute, String(actor.id));
  bind(http, openEndpoint, async ({ actor, params }) => {
    await act(actor);
    return { status: 201, body: await openPreview(deps, actor, params.id), headers };
  });
  bind(http, endEndpoint, async ({ actor, params }) => {
    await act(actor);
    return { body: await endPreviews(deps, actor, params.id), headers };
  });
}
