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

const Side = z.int().min(1).max(1000);
export const TerminalSize = z.object({ rows: Side, columns: Side });
export type TerminalSize = z.infer<typeof TerminalSize>;

/**
 * What a client says on the WebSocket /api/v2/connect, as JSON text frames: first `init`, within a second, with the fields
 * of POST /execute but `tests`. `data`, `signal` and `eof` that arrive before the program runs wait for it.
 */
export const ConsoleOrder = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('init'),
    language: z.string(),
    version: z.string(),
    files: z.array(
      z.object({
        content: z.string(),
        name: z.string().optional(),
        encoding: z.enum(['utf8', 'base64', 'hex']).optional(),
      }),
    ),
    /** Asks for a pseudo-terminal: then both outputs are `stdout`. */
    terminal: TerminalSize.optional(),
  }),
  z.object({ type: z.literal('data'), stream: z.literal('stdin'), data: z.string() }),
  /** By name: `SIGINT`. */
  z.object({ type: z.literal('signal'), signal: z.string() }),
  /** The end of standard input; on a terminal, Ctrl-D. */
  z.object({ type: z.literal('eof') }),
  TerminalSize.extend({ type: z.literal('resize') }),
]);
export type ConsoleOrder = z.infer<typeof ConsoleOrder>;

const ConsoleStage = z.enum(['compile', 'run']);

/** What the WebSocket answers, as JSON text frames. Then it closes with one of `consoleClosings`. */
export const ConsoleFrame = z.discriminatedUnion('type', [
  /** The job is accepted, and waits for its turn. */
  z.object({ type: z.literal('runtime'), language: z.string(), version: z.string() }),
  z.object({ type: z.literal('stage'), stage: ConsoleStage }),
  /** Never with a character cut in two. */
  z.object({ type: z.literal('data'), stream: z.enum(['stdout', 'stderr']), data: z.string() }),
  Stage.omit({ stdout: true, stderr: true, output: true }).extend({ type: z.literal('exit'), stage: ConsoleStage }),
  /** `busy`: nothing has run, and another runner, or the same one later, may take it. */
  z.object({ type: z.literal('error'), message: z.string(), busy: z.literal(true).optional() }),
]);
export type ConsoleFrame = z.infer<typeof ConsoleFrame>;

/** Why the WebSocket was closed: code and reason. `notified` comes after an `error` frame. */
export const consoleClosings = {
  completed: [4999, 'Job Completed'],
  alreadyInitialized: [4000, 'Already Initialized'],
  initializationTimeout: [4001, 'Initialization Timeout'],
  notified: [4002, 'Notified Error'],
  notInitialized: [4003, 'Not yet initialized'],
  notStdin: [4004, 'Can only write to stdin'],
  invalidSignal: [4005, 'Invalid signal'],
} satisfies Record<string, [code: number, reason: string]>;
export type ConsoleClosing = keyof typeof consoleClosings;

/** How long a client may take to say `init`, in ms: Piston's. */
export const CONSOLE_INIT_MS = 1_000;
