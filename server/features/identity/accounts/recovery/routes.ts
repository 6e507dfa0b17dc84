import {
  changeEmail as changeEmailEndpoint,
  forgotPassword,
  resendVerification,
  revokeTokensAfterReset,
  resetPassword as resetPasswordEndpoint,
  verifyEmail,
} from '@devorbit/contract/identity/recovery.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { callerAddress } from '../../../../platform/ip-prefix.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { SendEmailDeps } from '../../emails/commands/send-email.ts';
import { emailsPerAccount, emailsPerAddress } from '../limits.ts';
import { selectFolded } from '../store.ts';
import { changeEmail } from './commands/change-email.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import { requestEmail } from './commands/request-email.ts';
import { resetPassword } from './commands/reset-password.ts';
import { revokeTokens } from './commands/revoke-tokens.ts';

type Deps = SendEmailDeps & { database: Database; clock: Clock; limits: RateLimits };

const ON_ITS_WAY = 'If an account uses that address, we’ve emailed it a link.';

/** Forgotten passwords, and proofs of addresses. Limits count what was typed, so that they tell nothing of accounts either. */
export function serveRecovery(http: Http, deps: Deps): void {
  const { database, limits } = deps;
  const noStore = { 'cache-control': 'no-store' };

  bind(http, forgotPassword, async ({ body: { email }, request }) => {
    await limits.take(emailsPerAddress, callerAddress(request.ip));
    await limits.take(emailsPerAccount, `forgot ${await selectFolded(database, email)}`);
    await database.transaction((tx) => requestEmail(deps, tx, { kind: 'forgot', email }));
    return { body: { message: ON_ITS_WAY } };
  });

  bind(http, resetPasswordEndpoint, async ({ body }) => {
    const left = await resetPassword(deps, body);
    return {
      body: { message: 'Your password has been changed. You can now sign in with it.', ...left },
      headers: noStore,
    };
  });

  bind(http, revokeTokensAfterReset, async ({ body }) => {
    const revoked = await revokeTokens(deps, body.token);
    return { body: { message: 'Your access tokens have been revoked.', revoked } };
  });

  bind(http, verifyEmail, async ({ body }) => {
    const { email, changed } = await confirmEmail(deps, body.token);
    return {
      body: { message: changed ? 'Your new email address is confirmed.' : 'Your email address is confirmed.', email },
    };
  });

  bind(http, resendVerification, async ({ actor }) => {
    await limits.take(emailsPerAccount, `verify ${actor.id}`);
    await database.transaction((tx) => requestEmail(deps, tx, { kind: 'verify', user: actor.id }));
    return { body: { message: 'We’ve emailed you a new link.' } };
  });

  bind(http, changeEmailEndpoint, async ({ actor, body, request }) => {
    await limits.take(emailsPerAddress, callerAddress(request.ip));
    await limits.take(emailsPerAccount, `change ${actor.id}`);
    await changeEmail(deps, actor, body.email);
    return { body: { message: 'We’ve emailed a confirmation link to the new address.' } };
  });
}
