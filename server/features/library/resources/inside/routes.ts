import { searchInside as insideEndpoint, searchOneInside } from '@devorbit/contract/library/resources-inside.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { withoutSigns } from '../../../../platform/search-text/marks.ts';
import { readQuestion } from '../../../../platform/search-text/question.ts';
import { findVisible } from '../commands/find-visible.ts';
import { insideSearchesPerMinute } from '../limits.ts';
import { searchInside } from './commands/search-inside.ts';
import { presentHit } from './present.ts';
import { selectInsideOne } from './store.ts';

type Deps = Parameters<typeof searchInside>[0] & { limits: RateLimits };

/** Addresses and excerpts in it are for members. */
const headers = { 'cache-control': 'private, no-cache' };

export function serveInside(http: Http, deps: Deps): void {
  const { database, limits } = deps;
  bind(http, insideEndpoint, async ({ actor, query }) => {
    await limits.take(insideSearchesPerMinute, String(actor.id));
    return { body: await searchInside(deps, actor, query), headers };
  });
  bind(http, searchOneInside, async ({ actor, params: { id }, query: { search } }) => {
    await limits.take(insideSearchesPerMinute, String(actor.id));
    const question = readQuestion(withoutSigns(search));
    await findVisible(database, actor, id);
    const rows = await selectInsideOne(database, id, question);
    return {
      body: { hits: rows.map((row) => presentHit(row, question.words)), total: rows[0]?.total ?? 0 },
      headers,
    };
  });
}
