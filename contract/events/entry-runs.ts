import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { EventId } from './events.ts';
import { ENTRY_RUN_SECONDS } from './hackathons-limits.ts';

/**
 * What became of a run: `exited` by itself, ended by a `signal`, `build_failed`, ended by a limit (`time`, `output`, `memory`),
 * `refused` before anything ran, or `interrupted` by something of ours; then it can be repeated.
 */
export const RunOutcome = z.enum([
  'exited',
  'signal',
  'build_failed',
  'time',
  'output',
  'memory',
  'refused',
  'interrupted',
]);
export type RunOutcome = z.infer<typeof RunOutcome>;

/** A run of an entry. Outputs have their control characters escaped, and are cut. */
export const EntryRun = z.object({
  id: z.number().int(),
  state: z.enum(['waiting', 'building', 'running', 'ended']),
  /** Null until it has ended. */
  outcome: RunOutcome.nullable(),
  /** What was refused, or whatever else there is to say; ''. */
  message: z.string(),
  source: z.string(),
  language: z.string(),
  build: z.string(),
  command: z.string(),
  input: z.string(),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Of what ended last; null where it was ended by a signal, or did not run. */
  exitCode: z.number().int().nullable(),
  signal: z.string().nullable(),
  /** Of the program, by the clock and computed, in ms; of its memory the most, in bytes. */
  wallMs: z.number().int().nullable(),
  cpuMs: z.number().int().nullable(),
  memoryBytes: z.number().int().nullable(),
  /** What the build wrote, both outputs. */
  buildOutput: z.string(),
  stdout: z.string(),
  stderr: z.string(),
  /** There was more. */
  cut: z.boolean(),
});
export type EntryRun = z.infer<typeof EntryRun>;

const reply = { run: EntryRun.nullable() };
const own = { audience: 'user', scope: 'session', params: z.object({ id: EventId }) } as const;
const judged = { audience: 'user', scope: 'session', params: z.object({ id: EventId, entry: EventId }) } as const;

export const listRunLanguages = endpoint({
  method: 'GET',
  path: '/api/events/:id/run-languages/',
  summary: 'The languages that entries of a hackathon can be run in: those that are installed.',
  ...own,
  replies: { 200: z.array(z.object({ language: z.string(), name: z.string(), version: z.string() })).max(200) },
});

export const showTrial = endpoint({
  method: 'GET',
  path: '/api/events/:id/entry/run/',
  summary: 'The last trial of the entry of the caller’s team; nobody else sees it.',
  ...own,
  replies: { 200: z.object(reply) },
});

export const tryEntry = endpoint({
  method: 'POST',
  path: '/api/events/:id/entry/run/',
  summary: `Builds and runs the saved entry of the caller’s team as judges will see it, up to ${ENTRY_RUN_SECONDS} s each, until submissions close. 409 while a run of it has not ended.`,
  ...own,
  replies: { 202: z.object(reply) },
});

export const showJudgedRun = endpoint({
  method: 'GET',
  path: '/api/events/:id/entries/:entry/run/',
  summary:
    'What the sandbox said of a submitted entry: for judges and organizers, once submissions have closed. `runs` tells whether it names a start command.',
  ...judged,
  replies: { 200: z.object({ ...reply, runs: z.boolean() }) },
});

export const runEntryAgain = endpoint({
  method: 'POST',
  path: '/api/events/:id/entries/:entry/run/',
  summary: 'Judges and organizers have a submitted entry run again, which replaces what the run before said.',
  ...judged,
  replies: { 202: z.object(reply) },
});
