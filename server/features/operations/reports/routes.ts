import {
  decideReport as decide,
  listReports as list,
  report,
  showDocumentAgain,
  showProblemAgain as showAgain,
} from '@devorbit/contract/operations/reports.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { bringBackDocument } from './commands/bring-back-document.ts';
import { bringBackProblem } from './commands/bring-back-problem.ts';
import { decideReport } from './commands/decide-report.ts';
import { fileReport } from './commands/file-report.ts';
import { listReports } from './commands/list-reports.ts';
import type { Reportables } from './reportables.ts';

const headers = { 'cache-control': 'no-store' };

type Deps = { database: Database; clock: Clock; limits: RateLimits; queue: Queue; reportables: Reportables };

export function serveReports(http: Http, deps: Deps): void {
  bind(http, report, async ({ actor, body }) => {
    await fileReport(deps, actor, body);
    return { body: { message: 'Thank you. The moderators will look into it.' } };
  });
  bind(http, list, async ({ actor, query }) => {
    const { total, rows } = await listReports(deps, actor, query);
    return { body: rows, headers: { ...headers, 'x-total-count': String(total) } };
  });
  bind(http, decide, async ({ actor, params, body, request: { ip } }) => ({
    body: await decideReport(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, showAgain, async ({ actor, params, request: { ip } }) => {
    await bringBackProblem(deps, { actor, ip }, params.id);
    return { body: { message: 'The problem is visible again' }, headers };
  });
  bind(http, showDocumentAgain, async ({ actor, params, request: { ip } }) => {
    await bringBackDocument(deps, { actor, ip }, params.id);
    return { body: { message: 'The document is visible again' }, headers };
  });
}
