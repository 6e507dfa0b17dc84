import { rateLimits } from '@devorbit/server/registry.ts';

/**
 * Settings for tests and measurements that are not about limits of how often: they meet none. A machine with much to do may let
 * a connection wait.
 */
export const generous: Record<string, string> = {
  ...Object.fromEntries(rateLimits.map(({ env }) => [env, '1000000'])),
  DATABASE_TIMEOUT_MS: '60000',
};
