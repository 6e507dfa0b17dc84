import {
  decideSuggestion as decideEndpoint,
  listOwnSuggestions,
  listSuggestions,
  suggestResource as suggestEndpoint,
  withdrawSuggestion as withdrawEndpoint,
} from '@devorbit/contract/library/resource-suggestions.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { suggestionUploadsPerHour } from '../limits.ts';
import { takeUploads } from '../upload-routes.ts';
import type { ResumeDeps } from '../uploads/commands/begin-upload.ts';
import { decideSuggestion } from './commands/decide-suggestion.ts';
import { type SuggestDeps, suggestResource } from './commands/suggest-resource.ts';
import { withdrawSuggestion } from './commands/withdraw-suggestion.ts';
import { presentSuggestion } from './present.ts';
import { selectOwn, selectWaiting } from './store.ts';

/** Addresses in it are the caller's own. */
const headers = { 'cache-control': 'private, no-cache' };

export function serveSuggestions(http: Http, deps: SuggestDeps & ResumeDeps): void {
  const signing = (user: number) => ({ secret: deps.secret, user, now: deps.clock.now() });
  bind(http, listSuggestions, async ({ actor, query: { page } }) => {
    const { total, rows } = await selectWaiting(deps.database, actor.id, page);
    return {
      body: rows.map((row) => presentSuggestion(row, signing(actor.id))),
      headers: { ...headers, 'x-total-count': String(total) },
    };
  });
  bind(http, listOwnSuggestions, async ({ actor }) => ({
    body: (await selectOwn(deps.database, actor.id)).map((row) => presentSuggestion(row, signing(actor.id))),
    headers,
  }));
  bind(http, decideEndpoint, async ({ actor, params, body, request: { ip } }) => ({
    body: await decideSuggestion(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, withdrawEndpoint, async ({ actor, params }) => {
    await withdrawSuggestion(deps, actor, params.id);
    return { body: { message: 'Suggestion withdrawn' } };
  });
  takeUploads(http, deps, suggestEndpoint, suggestionUploadsPerHour, async ({ actor, file, name, body }) => ({
    status: 201,
    body: await suggestResource(deps, actor, { file, name, body }),
    headers,
  }));
}
