import { Refusal } from '../../../platform/errors.ts';
import type { Runners } from '../../../platform/runners.ts';

/** What the runner answered, as it is. */
export type Passed = { status: number; type: string; retryAfter: string | null; body: Buffer };

/** Longest that the runner may take for an answer, in ms: a hundred tests at their largest, and a full queue before them. */
const LONGEST_MS = 240_000;

/** A runner that is full: its answer stands when no other one takes the work. */
class Full extends Error {
  readonly passed: Passed;
  constructor(passed: Passed) {
    super('The runner is full');
    this.passed = passed;
  }
}

/** Hands a call to a runner and gives back its answer; on to the next where one is full, away or lost: a run leaves nothing behind. Throws a Refusal where there is none to be had. */
export async function passOn(
  runners: Runners,
  path: string,
  body: Buffer | null,
  signal: AbortSignal,
): Promise<Passed> {
  if (runners.bases.length === 0) throw new Refusal('unavailable', 'No execution service is configured');
  const ask = async (base: string): Promise<Passed> => {
    const response = await fetch(base + path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      ...(body ? { method: 'POST', body: new Uint8Array(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const passed = {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/json',
      retryAfter: response.headers.get('retry-after'),
      body: Buffer.from(await response.arrayBuffer()),
    };
    if (passed.status === 503) throw new Full(passed);
    return passed;
  };
  try {
    return await runners.give(ask, (error) => !signal.aborted && (error instanceof Full || error instanceof TypeError));
  } catch (error) {
    if (error instanceof Full) return error.passed;
    throw new Refusal('unavailable', 'The execution service cannot be reached; try again soon', 5);
  }
}
