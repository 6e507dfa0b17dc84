import type { createCommunityProblem as endpoint } from '@devorbit/contract/practice/problems.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { problemsPerDay } from '../limits.ts';
import type { ListCache } from '../listing/cache.ts';
import { saveProblem } from './save-problem.ts';

type Deps = { database: Database; clock: Clock; listCache: ListCache; limits: RateLimits };

/** Any user creates a problem of source User, without tests; so many a day. Answers its id. */
export async function createCommunityProblem(
  deps: Deps,
  actor: Actor,
  input: z.output<typeof endpoint.body>,
): Promise<number> {
  await deps.limits.take(problemsPerDay, String(actor.id));
  return saveProblem(deps, { ...input, source: 'User', author_id: actor.id });
}
