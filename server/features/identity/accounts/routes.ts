import { checkUsername, login, logout, register } from '@devorbit/contract/identity/accounts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { sessionCodes } from '../../../platform/http/identify.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Allowances } from './commands/guard-tries.ts';
import { logIn } from './commands/log-in.ts';
import { logOut } from './commands/log-out.ts';
import { signUp } from './commands/sign-up.ts';
import { registrationsPerAddress, usernameChecksPerAddress } from './limits.ts';
import { selectNameTaken } from './store.ts';

type Deps = {
  database: Database;
  clock: Clock;
  queue: Queue;
  limits: RateLimits;
  sessionHours: number;
  allowances: Allowances;
};

export function serveAccounts(http: Http, deps: Deps): void {
  const { limits } = deps;
  const noStore = { 'cache-control': 'no-store' };

  bind(
    http,
    register,
    async ({ body, request }) => {
      await limits.take(registrationsPerAddress, callerAddress(request.ip));
      await signUp(deps, body);
      return { body: { message: 'Registration successful' } };
    },
    { errors: 'fields' },
  );

  bind(http, checkUsername, async ({ query, request }) => {
    await limits.take(usernameChecksPerAddress, callerAddress(request.ip));
    return { body: { available: !(await selectNameTaken(deps.database, query.username, null)) }, headers: noStore };
  });

  bind(http, login, async ({ body, request }) => {
    const answer = await logIn(deps, { ...body, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
    return { status: 'challenge' in answer ? 202 : 200, body: answer, headers: noStore };
  });

  bind(http, logout, async ({ body, request }) => {
    const given = body.session_code === undefined ? [] : [body.session_code];
    await logOut(deps, [...given, ...sessionCodes(request.headers)]);
    return { body: { message: 'You are signed out' } };
  });
}
