import * as contract from '@devorbit/contract/identity/second-factors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { answerSecondFactor } from './commands/answer-second-factor.ts';
import { confirmTotp } from './commands/confirm-totp.ts';
import { removeTotp } from './commands/remove-totp.ts';
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts';
import { showSecondFactors } from './commands/show-second-factors.ts';
import { startTotp } from './commands/start-totp.ts';
import { servePasskeys } from './passkey-routes.ts';

type Deps = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  sessionHours: number;
  secret: string;
  publicUrl: string | undefined;
};

/** Secrets and sessions are kept by nobody on the way. */
const headers = { 'cache-control': 'no-store' };

export function serveSecondFactors(http: Http, deps: Deps): void {
  bind(http, contract.showSecondFactors, async ({ actor }) => ({
    body: await showSecondFactors(deps, actor),
    headers,
  }));
  bind(http, contract.startTotp, async ({ actor }) => ({ body: await startTotp(deps, actor), headers }));
  bind(http, contract.confirmTotp, async ({ actor, body }) => ({
    body: { recovery_codes: await confirmTotp(deps, actor, body.code) },
    headers,
  }));
  bind(http, contract.removeTotp, async ({ actor }) => ({ body: await removeTotp(deps, actor), headers }));
  bind(http, contract.renewRecoveryCodes, async ({ actor }) => ({
    body: { recovery_codes: await renewRecoveryCodes(deps, actor) },
    headers,
  }));
  bind(http, contract.loginSecondFactor, async ({ body, request }) => {
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    return { body: await answerSecondFactor(deps, { ...body, ...origin }), headers };
  });
  servePasskeys(http, deps);
}
