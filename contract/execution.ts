import { z } from 'zod';

/** What the execution service's words mean, by Piston v2: times in ms, memory in bytes. */

/** Null: it ended by itself with exit code 0. RE: another exit code. SG: a signal, or too much memory. TO: CPU time or wall clock. OL, EL: too much on standard output or error. XX: the runner failed, not the program. */
export const StageStatus = z.enum(['RE', 'SG', 'TO', 'OL', 'EL', 'XX']).nullable();

/** One program that ran: the compiler, or what came of it. */
export const Stage = z.object({
  stdout: z.string(),
  stderr: z.string(),
  /** All of `stdout`, then all of `stderr`: in which order the two were written is not kept. */
  output: z.string(),
  /** Null where it was ended by a signal. */
  code: z.int().nullable(),
  /** The signal's name: `SIGKILL`. */
  signal: z.string().nullable(),
  status: StageStatus,
  /** What happened, in words, and whether the output was cut. Null where all is well. */
  message: z.string().nullable(),
  /** Peak of all its processes together. */
  memory: z.int(),
  cpu_time: z.int(),
  wall_time: z.int(),
  /** The same as `cpu_time`. */
  time: z.int(),
});
export type Stage = z.infer<typeof Stage>;

/** `passed` where the test names what it expects: status null, and the same lines but for white space at their ends. */
export const TestStage = Stage.extend({ passed: z.boolean().optional() });
export type TestStage = z.infer<typeof TestStage>;

/** The answer of POST /api/v2/execute: 200 whatever became of the program. */
export const ExecuteReply = z.object({
  /** The name that /runtimes lists, also where an alias was asked for. */
  language: z.string(),
  /** What really ran. */
  version: z.string(),
  /** Where the language has a compiler. */
  compile: Stage.optional(),
  /** A copy of `compile` where that failed; the first test's stage where tests were sent. */
  run: Stage,
  /** One entry a test, in order; empty where the compiler failed. */
  results: z.array(TestStage).optional(),
});
export type ExecuteReply = z.infer<typeof ExecuteReply>;

/** A row of GET /api/v2/runtimes. */
export const RuntimeRow = z.object({ language: z.string(), version: z.string(), aliases: z.array(z.string()) });
export type RuntimeRow = z.infer<typeof RuntimeRow>;

/** A row of GET /api/v2/packages: every language of the catalogue. */
export const PackageRow = z.object({
  language: z.string(),
  /** What runs here, or `latest` where it is not installed. */
  language_version: z.string(),
  installed: z.boolean(),
  /** The Debian packages that bring it. */
  debian: z.array(z.string()),
});
export type PackageRow = z.infer<typeof PackageRow>;
