import { login, logout, me, register } from '@devorbit/contract/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { bind, type Http } from '../../platform/http/bind.ts';
import { sessionCodes } from '../../platform/http/identify.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { logIn } from './commands/log-in.ts';
import { logOut } from './commands/log-out.ts';
import { registerUser } from './commands/register-user.ts';
import { showUser } from './commands/show-user.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; sessionHours: number };

export function serveAccounts(http: Http, deps: Deps): void {
  const { limits } = deps;
  const noStore = { 'cache-control': 'no-store' };

  bind(
    http,
    register,
    async ({ body, request }) => {
      await limits.register.take(request.ip);
      const user = await registerUser(deps, body);
      return { body: { message: 'Registration successful', user } };
    },
    { errors: 'fields' },
  );

  bind(http, login, async ({ body, request }) => {
    const account = body.username.toLowerCase();
    await limits.loginAddress.take(request.ip);
    await limits.loginAccount.check(account);
    try {
      const answer = await logIn(deps, { ...body, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
      return { status: 'challenge' in answer ? 202 : 200, body: answer, headers: noStore };
    } catch (error) {
      if (error instanceof Refusal) await limits.loginAccount.take(account);
      throw error;
    }
  });

  bind(http, logout, async ({ body, request }) => {
    const given = body.session_code === undefined ? [] : [body.session_code];
    await logOut(deps, [...given, ...sessionCodes(request.headers)]);
    return { body: { message: 'You are signed out' } };
  });

  bind(http, me, async ({ actor }) => ({ body: await showUser(deps, actor), headers: noStore }));
}
