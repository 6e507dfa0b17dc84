import type {
  followSubmission,
  listProgress,
  ProgressRow,
  recordProgress,
  runCode,
  RunResult,
  showSubmission,
  submitSolution,
} from '@devorbit/contract/practice/submissions.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api-error.ts';
import { now, pause } from '../../../platform/clock.ts';
import { call, route } from '../../../platform/http-client.ts';
import { liveEvents } from '../../../platform/live-events.ts';
import { ownTimeZone } from '../../../platform/time-zone.ts';
import { refreshGuidance } from '../guidance/api.ts';
import { markSolved, refreshProblem } from '../problems/api.ts';
import { hasVerdict, submissionsToKey } from './model.ts';

const runRoute = route<typeof runCode>('POST', '/api/run/');
const submitRoute = route<typeof submitSolution>('POST', '/api/submit/');
const showRoute = route<typeof showSubmission>('GET', '/api/submissions/:id/');
const followRoute = route<typeof followSubmission>('GET', '/api/submissions/:id/events');
const listProgressRoute = route<typeof listProgress>('GET', '/api/progress/');
const recordProgressRoute = route<typeof recordProgress>('POST', '/api/progress/');

/** How often a submission is asked for while its stream says nothing, in ms. */
const POLL_MS = 4_000;

export type Work = { problem_id: number; code: string; language: string };

/** All three answer at once, with a submission that is queued. */
export const runOnExamples = (work: Work, signal: AbortSignal): Promise<RunResult> =>
  call(runRoute, { body: { ...work, wait: false }, signal });
export const runOnInput = (work: Work & { stdin: string }, signal: AbortSignal): Promise<RunResult> =>
  call(runRoute, { body: { ...work, wait: false }, signal });
export const submitSolutionForJudging = (work: Work, signal: AbortSignal): Promise<RunResult> =>
  call(submitRoute, { body: { ...work, wait: false }, signal });

export const fetchSubmission = (id: string, signal: AbortSignal): Promise<RunResult> =>
  call(showRoute, { params: { id }, signal });

/** The server has no such submission for this caller, or the session has ended: asking again is no use. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500 && error.status !== 429;

async function listen(id: string, signal: AbortSignal, heard: (result: RunResult) => void): Promise<void> {
  for await (const { result } of liveEvents(followRoute, { params: { id }, signal })) {
    heard(result);
    if (hasVerdict(result.status)) return;
  }
}

async function poll(
  id: string,
  signal: AbortSignal,
  silence: () => number,
  heard: (result: RunResult) => void,
): Promise<void> {
  while (!signal.aborted) {
    await pause(POLL_MS, signal);
    if (signal.aborted || silence() < POLL_MS) continue;
    const result = await fetchSubmission(id, signal).catch((error: unknown) => {
      if (signal.aborted || isRefusal(error)) throw error;
      return null;
    });
    if (result === null) continue;
    heard(result);
    if (hasVerdict(result.status)) return;
  }
}

/**
 * Reports every change of a submission until its verdict, from the live stream and, where that is silent, by asking.
 * Ends quietly when `signal` aborts; throws ApiError where the server refuses.
 */
export async function followResult(
  id: string,
  signal: AbortSignal,
  report: (result: RunResult) => void,
): Promise<void> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  let last = now();
  const heard = (result: RunResult) => {
    if (either.aborted) return;
    last = now();
    report(result);
  };
  try {
    await Promise.race([listen(id, either, heard), poll(id, either, () => now() - last, heard)]);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    over.abort();
  }
}

const progressKey = ['progress'] as const;

/** The caller's own figures; the streak is counted in days of the reader's time zone. */
export const progressQuery = () =>
  queryOptions({
    queryKey: progressKey,
    queryFn: ({ signal }) => call(listProgressRoute, { query: { time_zone: ownTimeZone() }, signal }),
  });

const refreshAfterVerdict = async (client: QueryClient, problemId: number): Promise<void> => {
  await Promise.all([
    refreshProblem(client, problemId),
    refreshGuidance(client, problemId),
    client.invalidateQueries({ queryKey: submissionsToKey(problemId) }),
    client.invalidateQueries({ queryKey: progressKey }),
  ]);
};

/** After an Accepted submit: shows the problem as solved, tells the server (whose failure is ignored), then asks for the true figures. */
export async function settleSolved(client: QueryClient, problemId: number, wasSolved: boolean): Promise<void> {
  markSolved(client, problemId);
  if (!wasSolved)
    client.setQueryData<ProgressRow[]>(progressKey, (rows) =>
      rows?.map((row) => ({ ...row, solved_count: row.solved_count + 1 })),
    );
  await call(recordProgressRoute, { body: { problem_id: problemId, solved: true } }).catch(() => undefined);
  await refreshAfterVerdict(client, problemId);
}

/** After any other verdict of a submit: attempts and success rate have moved. */
export const settleRejected = refreshAfterVerdict;
