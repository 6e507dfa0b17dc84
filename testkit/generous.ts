import { rateLimits } from '@devorbit/server/registry.ts';

/** Settings for tests and measurements that are not about limits of how often: they meet none. */
export const generous: Record<string, string> = Object.fromEntries(rateLimits.map(({ env }) => [env, '1000000']));
