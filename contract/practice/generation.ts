import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_TAGS } from './authoring-limits.ts';
import { Difficulty, Tag } from './problems.ts';

/** Generated problems of one user in a day (UTC), so that the list stays worth reading. */
export const GENERATIONS_PER_DAY = 10;

/** What the screen shows while a problem is made, in this order. */
export const GenerationStep = z.enum(['queued', 'writing', 'solving', 'judging', 'published', 'failed']);
export type GenerationStep = z.infer<typeof GenerationStep>;

export const Generation = z.object({
  id: z.uuid(),
  step: GenerationStep,
  /** In words, for the person who waits; after `failed` it says why. */
  message: z.string(),
  /** Once published. */
  problem_id: z.number().int().nullable(),
  /** The steps that it has reached, in order, and for how long it has been at each, in ms; none grows once it is over. */
  steps: z.array(z.object({ step: GenerationStep, ms: z.number().int().min(0) })),
  /** How many this user may still generate today. */
  left_today: z.number().int(),
});
export type Generation = z.infer<typeof Generation>;

export const generateProblem = endpoint({
  method: 'POST',
  path: '/api/ai/generate/',
  summary:
    'Makes a problem whose solutions and tests our judge has verified. 201 with the finished one where that takes less than 8 s, else 202 and the events. With `wait=false` 202 at once.',
  audience: 'user',
  query: z.object({ wait: z.enum(['true', 'false']).default('true') }),
  body: z.object({
    difficulty: Difficulty.optional(),
    tags: z.array(Tag).max(MAX_TAGS).default([]),
    source: z.literal('AI').optional(),
  }),
  replies: { 201: Generation, 202: Generation },
});

export const showGeneration = endpoint({
  method: 'GET',
  path: '/api/ai/generations/:id/',
  summary: 'One of the caller’s own.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: { 200: Generation },
});

export const followGeneration = endpoint({
  method: 'GET',
  path: '/api/ai/generations/:id/events',
  summary: 'text/event-stream: the state at once, then at every change, until it is published or failed.',
  audience: 'user',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.string() },
  events: Generation,
});

/** What is left today, for the dialog. */
export const showQuota = endpoint({
  method: 'GET',
  path: '/api/ai/quota/',
  summary: 'How many problems the caller may still generate today.',
  audience: 'user',
  replies: { 200: z.object({ left_today: z.number().int(), per_day: z.number().int() }) },
});
