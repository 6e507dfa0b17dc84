import { randomInt } from 'node:crypto';
import { MAX_SEED, type Sample, type SampleEvent } from '@devorbit/contract/site/home.ts';
import { Refusal } from '../../../../platform/errors.ts';
import { callerAddress } from '../../../../platform/ip-prefix.ts';
import type { JudgeClient } from '../../../../platform/judge-client.ts';
import type { Log } from '../../../../platform/log.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Runners } from '../../../../platform/runners.ts';
import { executeProgram } from '../../../execution/execution/commands/execute-program.ts';
import { homeRunsPerMinute } from '../limits.ts';
import type { SampleQueue } from '../sample-queue.ts';

export type Deps = {
  sample: Sample;
  queue: SampleQueue;
  runners: Runners;
  judge: JudgeClient;
  limits: RateLimits;
  log: Log;
};

/** The sample prints a dozen lines: far beyond what it needs, in ms of CPU time. */
const RUN_CPU_MS = 2_000;

const retryLater = 'The program couldn’t be run. Please try again soon.';

async function ensureRunning(judge: JudgeClient): Promise<void> {
  const { configured, reachable, health } = await judge.health();
  if (health.ok) return;
  if (!configured) throw new Refusal('unavailable', 'Programs can’t be run here: no execution service is set up.');
  if (!reachable) throw new Refusal('unavailable', 'Programs can’t be run right now. Please try again soon.', 10);
  throw new Refusal('unavailable', 'Programs can’t be run here: this server has no safe sandbox.', 30);
}

/**
 * Runs the sample for anybody, and tells how it goes. Throws a Refusal before the first event: too many runs of this
 * address, a queue that is full, a host without isolation. What happens later is a `failed` event.
 */
export async function* runSample(
  { sample, queue, runners, judge, limits, log }: Deps,
  { ip, seed = randomInt(1, MAX_SEED + 1) }: { ip: string; seed: number | undefined },
  gone: AbortSignal,
): AsyncGenerator<SampleEvent> {
  await ensureRunning(judge);
  await limits.take(homeRunsPerMinute, callerAddress(ip));
  const turn = queue.join();
  try {
    for await (const place of turn.places(gone)) yield { type: 'waiting', place };
    if (gone.aborted) return;
    yield { type: 'running' };
    const files = sample.files.map(({ name, source }) => ({ name, content: source }));
    const program = { language: sample.language, files, stdin: String(seed), run_cpu_time: RUN_CPU_MS };
    const { language, version, run } = await executeProgram(runners, program, gone);
    if (run.status === 'XX') throw new Error(`The runner failed: ${run.message}`);
    yield {
      type: 'finished',
      seed,
      output: run.output,
      exit_code: run.code,
      time_ms: run.wall_time,
      language,
      version,
    };
  } catch (error) {
    if (gone.aborted) return;
    if (!(error instanceof Refusal)) log.error({ err: error }, 'the sample of the home page could not be run');
    yield { type: 'failed', message: error instanceof Refusal ? error.message : retryLater };
  } finally {
    turn.leave();
  }
}
