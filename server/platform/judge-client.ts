import {
  JudgeEvent,
  type JudgeRequest,
  MAX_AUTHOR_OUTPUT_BYTES,
  RunnerHealth,
  type Running,
} from '@devorbit/contract/execution/judging.ts';
import { z } from 'zod';
import { ndjson } from './ndjson.ts';
import type { Runners } from './runners.ts';

/** The runner could not take the work: it is full, restarting or gone. Nothing ran. */
export class JudgeUnavailable extends Error {
  override name = 'JudgeUnavailable';
}

/** The runner took the work and did not finish it, or answered what it must not. */
export class JudgeBroken extends Error {
  override name = 'JudgeBroken';
}

export type Finished = Extract<JudgeEvent, { type: 'finished' }>;
type Progress = Exclude<JudgeEvent, Finished>;

export type JudgeClient = {
  /**
   * Has the work judged. `onEvent` gets every event but the last, in order, each awaited before the next is read.
   * Throws JudgeUnavailable or JudgeBroken; aborting the signal ends the work on both sides.
   */
  judge(request: JudgeRequest, onEvent: (event: Progress) => Promise<void>, signal: AbortSignal): Promise<Finished>;
  /** At most 2 s old. */
  health(): Promise<RunnerState>;
};

/** `reachable` tells a runner that refuses from one that is away; `configured`, whether there is to be one at all. */
export type RunnerState = { configured: boolean; reachable: boolean; health: Running };

/** Without a byte for this long the runner counts as gone, in ms: it sends a blank line every 2 s. */
const QUIET_MS = 20_000;
const HEALTH_MS = 2_000;
/** Longest line of the answer, in characters: a compiler's output is cut by the runner well before. */
const MAX_LINE = 1_000_000;
/** One run of an author's program may print much; JSON takes up to six characters for a byte. */
const MAX_AUTHOR_LINE = MAX_LINE + 6 * MAX_AUTHOR_OUTPUT_BYTES;

export function createJudgeClient(runners: Runners): JudgeClient {
  if (runners.bases.length === 0) {
    const reason = 'no execution service is configured';
    return {
      judge: async () => Promise.reject(new JudgeUnavailable(reason)),
      health: async () => ({ configured: false, reachable: false, health: { ok: false, reason } }),
    };
  }
  let known: { at: number; state: Promise<RunnerState> } | undefined;
  return {
    judge: (request, onEvent, signal) =>
      runners.give(
        (base) => judge(base, request, onEvent, signal),
        (error) => error instanceof JudgeUnavailable,
      ),
    health() {
      if (!known || performance.now() - known.at > HEALTH_MS)
        known = { at: performance.now(), state: Promise.all(runners.bases.map(askHealth)).then(together) };
      return known.state;
    },
  };
}

/** The languages of several runners, each as the first one has it that has it ready. */
const readyAnywhere = <Language extends { id: string; ready: boolean }>(lists: Language[][]): Language[] => {
  const all = lists.flat();
  return [...new Set(all.map(({ id }) => id))].flatMap((wanted) => {
    const named = all.filter(({ id }) => id === wanted);
    return named.find(({ ready }) => ready) ?? named[0] ?? [];
  });
};

/** What several runners are as one: it runs what any of them runs, with all their lanes. */
function together(states: RunnerState[]): RunnerState {
  const running = states.flatMap(({ health }) => (health.ok ? [health] : []));
  const [first, ...others] = running;
  if (!first) return states.find(({ reachable }) => reachable) ?? states[0]!;
  const languages = readyAnywhere(running.map((each) => each.languages));
  const ide = readyAnywhere(running.map((each) => each.ide_languages));
  const sum = (count: 'lanes' | 'waiting') => others.reduce((total, each) => total + each[count], first[count]);
  return {
    configured: true,
    reachable: true,
    health: { ...first, languages, ide_languages: ide, lanes: sum('lanes'), waiting: sum('waiting') },
  };
}

async function askHealth(base: string): Promise<RunnerState> {
  try {
    const response = await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(HEALTH_MS) });
    return { configured: true, reachable: true, health: RunnerHealth.parse(await response.json()) };
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? 'the execution service answered nonsense'
        : 'the execution service cannot be reached';
    return { configured: true, reachable: false, health: { ok: false, reason } };
  }
}

async function judge(
  base: string,
  request: JudgeRequest,
  onEvent: (event: Progress) => Promise<void>,
  signal: AbortSignal,
): Promise<Finished> {
  const quiet = new AbortController();
  const timer = setTimeout(() => quiet.abort(), QUIET_MS);
  try {
    const response = await post(`${base}/judge`, request, AbortSignal.any([signal, quiet.signal]));
    const longest = request.task.kind === 'author' ? MAX_AUTHOR_LINE : MAX_LINE;
    for await (const line of ndjson(response.body, longest, () => timer.refresh())) {
      const event = JudgeEvent.parse(line);
      if (event.type === 'finished') return event;
      await onEvent(event);
    }
  } catch (error) {
    if (signal.aborted || error instanceof JudgeUnavailable || error instanceof JudgeBroken) throw error;
    if (quiet.signal.aborted) throw new JudgeBroken(`The runner was silent for ${QUIET_MS} ms`);
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      throw new JudgeBroken('The runner sent what is not an event', { cause: error });
    if (error instanceof TypeError) throw new JudgeBroken('The connection to the runner was cut', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    quiet.abort();
  }
  throw new JudgeBroken('The runner ended without a verdict');
}

type Body = ReadableStream<Uint8Array>;

async function post(url: string, request: JudgeRequest, signal: AbortSignal): Promise<{ body: Body }> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new JudgeUnavailable('The runner cannot be reached', { cause: error });
  }
  if (response.ok && response.body) return { body: response.body };
  await response.body?.cancel();
  if (response.status === 503) throw new JudgeUnavailable('The runner is full');
  throw new JudgeBroken(`The runner answered ${response.status}`);
}
