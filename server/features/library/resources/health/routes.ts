import { showHubHealth as endpoint } from '@devorbit/contract/library/resource-health.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { type HubHealthDeps, showHubHealth } from './commands/show-hub-health.ts';

export function serveHubHealth(http: Http, deps: HubHealthDeps): void {
  bind(http, endpoint, async ({ actor }) => ({
    body: await showHubHealth(deps, actor),
    headers: { 'cache-control': 'no-store' },
  }));
}
