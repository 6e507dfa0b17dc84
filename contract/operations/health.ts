import { z } from 'zod';
import { Running } from '../execution/judging.ts';

/**
 * GET /healthz: the process lives, and whether code can be run; for staff, with all that the runners say of themselves.
 * Never fails because of the database: without it everybody is a guest.
 */
export const Health = z.object({
  status: z.literal('ok'),
  runner: z.union([Running, z.object({ ok: z.boolean() })]),
  /** Names of the hourly jobs that fail; for staff alone, where the database says it. */
  failing_jobs: z.array(z.string()).optional(),
});
export type Health = z.infer<typeof Health>;
