import type {
  followAttempt,
  listProven,
  proveExercise as proveEndpoint,
  showExerciseSolution,
} from '@devorbit/contract/learning/exercises.ts';
import { call, route } from '../../../../platform/http-client.ts';

const proveRoute = route<typeof proveEndpoint>('POST', '/api/exercises/:id/attempts/');
const followRoute = route<typeof followAttempt>('GET', '/api/exercises/attempts/:attempt/events');
const provenRoute = route<typeof listProven>('GET', '/api/exercises/proven/');
const solutionRoute = route<typeof showExerciseSolution>('GET', '/api/exercises/:id/solution/');

/** Has a program judged on the server, and answers once it is. */
export async function proveExercise(id: string, source: string, signal: AbortSignal) {
  let attempt = await call(proveRoute, { params: { id }, body: { source }, signal });
  if (attempt.judged_at !== null) return attempt;
  // Fetched by who proves something: the page is read before.
  const { liveEvents } = await import('../../../../platform/live-events.ts');
  for await (const told of liveEvents(followRoute, { params: { attempt: attempt.id }, signal })) {
    attempt = told;
    if (told.judged_at !== null) break;
  }
  return attempt;
}

/** Names of the exercises that one has proven, as calls name them. */
export const fetchProven = (signal: AbortSignal) => call(provenRoute, { signal });
export const fetchSolution = (id: string) => call(solutionRoute, { params: { id } });
