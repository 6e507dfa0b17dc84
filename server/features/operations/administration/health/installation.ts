import { readFileSync } from 'node:fs';
import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { z } from 'zod';
import type { Env } from '../../../../platform/env.ts';
import { offeredProviders } from '../../../identity/social/door.ts';

/** What is known of the installation without asking anybody: whether things are set, never what they are set to. */
export type Installation = Pick<SystemHealth, 'version' | 'started_at' | 'mail' | 'sign_in_with' | 'ai_provider'>;

const Package = z.object({ version: z.string() });

export function installationOf(
  env: Env,
  { mail, startedAt }: { mail: Installation['mail']; startedAt: Date },
): Installation {
  const file = new URL('../../../../../package.json', import.meta.url);
  return {
    version: Package.parse(JSON.parse(readFileSync(file, 'utf8'))).version,
    started_at: startedAt.toISOString(),
    mail,
    sign_in_with: offeredProviders(env),
    ai_provider: env.AI_BASE_URL !== undefined,
  };
}
