import {
  cancelSeries as cancel,
  editSeries as edit,
  makeSeries as make,
  showSeries as show,
} from '@devorbit/contract/events/series.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { EditDeps } from '../events/commands/change-event.ts';
import { cancelSeries } from './commands/cancel-series.ts';
import { editSeries } from './commands/edit-series.ts';
import { makeSeries } from './commands/make-series.ts';
import { showSeries } from './commands/show-series.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveSeries(http: Http, deps: EditDeps & { limits: RateLimits }): void {
  bind(http, show, async ({ actor, params }) => ({ body: await showSeries(deps, actor, params.id), headers }));
  bind(http, make, async ({ actor, params, body, request: { ip } }) => ({
    status: 201,
    body: await makeSeries(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, edit, async ({ actor, params, body }) => ({
    body: await editSeries(deps, actor, params.id, body),
    headers,
  }));
  bind(http, cancel, async ({ actor, params, body, request: { ip } }) => ({
    body: await cancelSeries(deps, { actor, ip }, params.id, body.reason),
    headers,
  }));
}
