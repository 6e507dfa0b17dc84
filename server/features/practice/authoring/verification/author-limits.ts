import type { Limits } from '@devorbit/contract/execution/judging.ts';

/** Of one run of a generator, a validator or a checker. */
export const AUTHOR_LIMITS: Limits = { time_ms: 10_000, memory_kb: 512 * 1024 };
