import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** `{framework}.{module}.{exercise}`. */
export const ExerciseId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/, 'Must be framework.module.exercise');

/** The largest program of an exercise, in characters: ours have about a thousand. */
export const MAX_EXERCISE_CHARS = 40_000;

export const ExerciseAttempt = z.object({
  id: z.uuid(),
  exercise: ExerciseId,
  /** `error` is our own failure, and counts for nothing. */
  state: z.enum(['queued', 'passed', 'failed', 'error']),
  results: z.array(z.object({ name: z.string(), passed: z.boolean(), message: z.string() })),
  /** In words: what the compiler says, how many tests passed. */
  message: z.string(),
  created_at: z.iso.datetime(),
  judged_at: z.iso.datetime().nullable(),
});
export type ExerciseAttempt = z.infer<typeof ExerciseAttempt>;

export const proveExercise = endpoint({
  method: 'POST',
  path: '/api/exercises/:id/attempts/',
  summary: 'Has the caller’s program run against the tests of an exercise in our sandbox; what passes there is proven.',
  audience: 'user',
  params: z.object({ id: ExerciseId }),
  body: z.object({ source: z.string().min(1).max(MAX_EXERCISE_CHARS) }),
  replies: { 202: ExerciseAttempt },
});

const Named = z.object({ attempt: z.uuid() });

export const showAttempt = endpoint({
  method: 'GET',
  path: '/api/exercises/attempts/:attempt/',
  summary: 'An attempt of the caller’s own.',
  audience: 'user',
  params: Named,
  replies: { 200: ExerciseAttempt },
});

export const followAttempt = endpoint({
  method: 'GET',
  path: '/api/exercises/attempts/:attempt/events',
  summary: 'text/event-stream: the attempt at once, and again when it is judged.',
  audience: 'user',
  params: Named,
  replies: { 200: z.string() },
  events: ExerciseAttempt,
});

export const listProven = endpoint({
  method: 'GET',
  path: '/api/exercises/proven/',
  summary: 'The exercises that the caller has proven.',
  audience: 'user',
  replies: { 200: z.array(ExerciseId) },
});

export const showExerciseSolution = endpoint({
  method: 'GET',
  path: '/api/exercises/:id/solution/',
  summary: 'One way to solve an exercise, for people who have proven it or tried it at least once.',
  audience: 'user',
  params: z.object({ id: ExerciseId }),
  replies: { 200: z.object({ source: z.string() }) },
});
