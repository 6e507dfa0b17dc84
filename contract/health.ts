import { z } from 'zod';
import { RunnerHealth } from './judging.ts';

/** GET /healthz: the process lives, and whether code can be run. Never fails because of the database. */
export const Health = z.object({
  status: z.literal('ok'),
  runner: z.union([RunnerHealth, z.object({ ok: z.literal(false), reason: z.string() })]),
  /** Names of the hourly jobs that fail; for staff alone, where the database says it. */
  failing_jobs: z.array(z.string()).optional(),
});
export type Health = z.infer<typeof Health>;
